import { CookieJar } from './cookie-jar.ts';

export interface TestAnswer<Body = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** A browser that stores cookies between calls. */
export interface TestCaller {
  /**
   * Makes a call, for example `send('POST', '/api/users', { user })`. The body is sent as JSON; a string is sent
   * unchanged.
   */
  send<Body = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<TestAnswer<Body>>;
  readonly cookies: Map<string, string>;
}

/** The target of the calls: an app without a socket, or a server reached by `fetch`. */
interface Answering {
  request(path: string, init: RequestInit): Response | Promise<Response>;
}

/** Creates a caller for an app or server. A JSON response body is parsed; a body of any other type is `undefined`. */
export function makeCaller(app: Answering, always: Record<string, string>): TestCaller {
  const jar = new CookieJar();
  return {
    cookies: jar.cookies,
    async send<Body>(method: string, path: string, body?: unknown, extra: Record<string, string> = {}) {
      const headers = new Headers(always);
      const cookie = jar.header();
      if (cookie !== undefined) headers.set('cookie', cookie);
      if (body !== undefined) headers.set('content-type', 'application/json');
      for (const [name, value] of Object.entries(extra)) headers.set(name, value);
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const response = await app.request(path, { method, headers, ...(text === undefined ? {} : { body: text }) });
      jar.keep(response.headers);
      const json = response.headers.get('content-type')?.includes('json') === true;
      const read = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body: (json ? JSON.parse(read) : undefined) as Body,
      };
    },
  };
}
