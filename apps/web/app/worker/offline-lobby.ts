/** The time at which a response was created, according to its `date` header. */
export const madeAt = (headers: Pick<Headers, 'get'>): Date => new Date(headers.get('date') ?? Number.NaN);

/** A time such as "21:40", formatted in the page's language. */
export const timeText = (at: Date, html: string): string =>
  at.toLocaleTimeString(/<html[^>]* lang="([^"]+)"/.exec(html)?.[1], { hour: '2-digit', minute: '2-digit' });

/** The notice for a cached lobby. The offline page contains it with its markup escaped. */
export const noticeIn = (offlineHtml: string): string => /data-notice="([^"]*)"/.exec(offlineHtml)?.[1] ?? '';

/**
 * Makes a cached lobby readable without a connection: removes its scripts, makes its games impossible to open, and
 * adds a notice that says so and gives the time at which the lobby was created [B15].
 */
export function readOnlyLobby(html: string, notice: string, at: Date): string {
  const words = notice.replace('{time}', timeText(at, html));
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*rel="(?:modulepreload|preload)"[^>]*>/g, '')
    .replace(
      '<main ',
      `<div class="wrap"><p class="notice notice--warn margin-top-4" role="status"><span>${words}</span></p></div><main inert="" `,
    );
}
