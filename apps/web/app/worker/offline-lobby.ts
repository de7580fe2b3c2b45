/** When an answer was made, as its own header says. */
export const madeAt = (headers: Pick<Headers, 'get'>): Date => new Date(headers.get('date') ?? Number.NaN);

/** "21:40", in the language of the page. */
export const timeText = (at: Date, html: string): string =>
  at.toLocaleTimeString(/<html[^>]* lang="([^"]+)"/.exec(html)?.[1], { hour: '2-digit', minute: '2-digit' });

/** What the offline page says above a kept lobby; its markup is in it already. */
export const noticeIn = (offlineHtml: string): string => /data-notice="([^"]*)"/.exec(offlineHtml)?.[1] ?? '';

/**
 * A kept lobby to be read while there is no connection: without its scripts, its games not to be opened, and with the
 * notice that says so and of when it is [B15].
 */
export function readOnlyLobby(html: string, notice: string, at: Date): string {
  const words = notice.replace('{time}', timeText(at, html));
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*rel="(?:modulepreload|preload)"[^>]*>/g, '')
    .replace(
      '<main ',
      `<div class="wrap"><p class="notice notice--warn mt4" role="status"><span>${words}</span></p></div><main inert="" `,
    );
}
