/** The properties of a request that the worker reads. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
}

/**
 * How the worker handles a request. Pages, and files that a cached page shows, are fetched from the network or, if
 * that fails, taken from the cache. The worker ignores all other requests: it never responds to them, caches them or
 * sends them again, so no bet or deposit waits on a device [B15].
 */
export type Rule = 'page' | 'file' | 'none';

const files = /^(?:\/guest)?\/(?:assets\/[^?]+\.(?:css|woff2)|pictures\/[^?]+)$/;

export function ruleOf({ method, url, mode }: Asked, origin: string): Rule {
  const asked = new URL(url);
  if (method !== 'GET' || asked.origin !== origin) return 'none';
  if (mode === 'navigate') return 'page';
  return files.test(asked.pathname) ? 'file' : 'none';
}

/** The properties of a response that the worker reads. */
export interface Answered {
  readonly status: number;
  readonly type: string;
  readonly redirected: boolean;
  readonly headers: Pick<Headers, 'get'>;
}

/**
 * Whether a response can be cached as a guest's page. It must be complete, not redirected, and not private to a
 * player.
 */
export const mayKeepPage = (answer: Answered): boolean =>
  mayKeepFile(answer) &&
  (answer.headers.get('content-type') ?? '').startsWith('text/html') &&
  !/no-store/.test(answer.headers.get('cache-control') ?? '');

export const mayKeepFile = ({ status, type, redirected }: Answered): boolean =>
  status === 200 && type === 'basic' && !redirected;

/** Maximum number of files cached along with a page. */
const filesMax = 60;

/** The addresses of the styles and pictures that a page uses. */
export function filesOf(html: string): string[] {
  const found = [...html.matchAll(/(?:href|src)="([^"?#]+)"/g)].flatMap(([, path]) => path ?? []);
  return [...new Set(found)].filter(path => files.test(path)).slice(0, filesMax);
}
