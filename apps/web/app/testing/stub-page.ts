import type { PageContext } from '../page-context.ts';

/** A call as a loader made it. */
export interface AskedCall {
  url: string;
  method: string | undefined;
  /** What was sent as JSON. */
  body: unknown;
  headers: Headers;
}

/**
 * A guest's page from Canada whose calls are answered by their path: an object or a list as JSON, a number as a refusal
 * of that status, a text as it is. A path without an answer fails as a platform that is away. `asked` keeps the calls.
 */
export function stubPage(answers: Readonly<Record<string, unknown>>, about: Partial<PageContext> = {}) {
  const asked: AskedCall[] = [];
  const send: PageContext['send'] = async (_route, url, init) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    asked.push({ url, method: init.method, body, headers: new Headers(init.headers) });
    const path = url.split('?')[0] ?? url;
    if (!Object.hasOwn(answers, path)) throw new TypeError('fetch failed');
    const answer = answers[path];
    if (typeof answer === 'number')
      return Response.json({ refusal: refusals[answer] ?? 'unavailable' }, { status: answer });
    return typeof answer === 'string' ? new Response(answer) : Response.json(answer);
  };
  const page: PageContext = {
    send,
    base: '',
    locale: 'en-CA',
    defaultLocale: 'en-CA',
    country: 'CA',
    theme: 'dark',
    nonce: 'nonce',
    origin: 'https://site.example',
    mirror: false,
    wwwTwin: null,
    look: null,
    platformPublicUrl: 'https://games.example',
    signedIn: false,
    mode: 'production',
    ...about,
  };
  return { page, asked };
}

const refusals: Readonly<Record<number, string>> = { 401: 'unauthenticated', 404: 'not_found' };
