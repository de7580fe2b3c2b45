import type { PageContext } from '../page-context.ts';

/** A call made by a loader. */
export interface AskedCall {
  url: string;
  method: string | undefined;
  /** The request body, parsed from JSON. */
  body: unknown;
  headers: Headers;
}

/**
 * A page context for a guest from Canada. The response to a call depends on its path: an object or a list is sent as
 * JSON, a number as a refusal with that status, and a string as the body. A path that is not listed fails as if the
 * platform were down. `asked` records the calls.
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
    product: 'rocket',
    platformPublicUrl: 'https://games.example',
    signedIn: false,
    mode: 'production',
    flagScreen: false,
    ...about,
  };
  return { page, asked };
}

const refusals: Readonly<Record<number, string>> = { 401: 'unauthenticated', 404: 'not_found' };
