/** What the worker looks at of a request. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
}

/**
 * What becomes of a request. A page is asked of the network, and where that fails the worker answers with what it keeps;
 * a file that a kept page shows likewise. With everything else the worker has nothing to do: it is neither answered nor
 * kept nor sent again later, so no bet and no deposit ever waits on a device [B15].
 */
export type Rule = 'page' | 'file' | 'none';

const files = /^(?:\/guest)?\/(?:assets\/[^?]+\.(?:css|woff2)|pictures\/[^?]+)$/;

export function ruleOf({ method, url, mode }: Asked, origin: string): Rule {
  const asked = new URL(url);
  if (method !== 'GET' || asked.origin !== origin) return 'none';
  if (mode === 'navigate') return 'page';
  return files.test(asked.pathname) ? 'file' : 'none';
}

/** What the worker looks at of an answer. */
export interface Answered {
  readonly status: number;
  readonly type: string;
  readonly redirected: boolean;
  readonly headers: Pick<Headers, 'get'>;
}

/** Whether an answer may be kept as a page that a guest sees: whole, of this address, and nobody's own. */
export const mayKeepPage = (answer: Answered): boolean =>
  mayKeepFile(answer) &&
  (answer.headers.get('content-type') ?? '').startsWith('text/html') &&
  !/no-store/.test(answer.headers.get('cache-control') ?? '');

export const mayKeepFile = ({ status, type, redirected }: Answered): boolean =>
  status === 200 && type === 'basic' && !redirected;

/** Files that a kept page may bring with it. */
const filesMax = 60;

/** Addresses of the styles and pictures that a page shows. */
export function filesOf(html: string): string[] {
  const found = [...html.matchAll(/(?:href|src)="([^"?#]+)"/g)].flatMap(([, path]) => path ?? []);
  return [...new Set(found)].filter(path => files.test(path)).slice(0, filesMax);
}
