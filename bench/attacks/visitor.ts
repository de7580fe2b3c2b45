import { CookieJar } from '../../apps/platform/src/testing/cookie-jar.ts';
import type { AttackedCasino } from './attacked-casino.ts';

export interface VisitorAnswer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly ms: number;
}

export const demoPassword = 'Liftoff-2026!';

/** A string field of a response, or an empty string if it is missing. */
export const textOf = (body: Record<string, unknown>, name: string): string => {
  const value = body[name];
  return typeof value === 'string' ? value : '';
};

/** A simulated browser with an address and a country, both sent in the proxy headers. */
export class Visitor {
  readonly #casino: AttackedCasino;
  readonly #jar = new CookieJar();
  readonly #from: { ip: string; country: string };
  #bearer: string | null = null;

  constructor(casino: AttackedCasino, from: { ip: string; country: string }) {
    this.#casino = casino;
    this.#from = from;
  }

  /** Sends a call through the site. */
  send(method: string, path: string, body?: unknown): Promise<VisitorAnswer> {
    const headers = new Headers({
      origin: this.#casino.site,
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': this.#from.ip,
      'x-country-code': this.#from.country,
    });
    const cookie = this.#jar.header();
    if (cookie !== undefined) headers.set('cookie', cookie);
    return this.#ask(this.#casino.site + path, method, headers, body);
  }

  /** Sends a call as a game frame does, to the platform's own origin. */
  frame(method: string, path: string, body?: unknown): Promise<VisitorAnswer> {
    const headers = new Headers({ origin: this.#casino.platform, 'sec-fetch-site': 'same-origin' });
    if (this.#bearer !== null) headers.set('authorization', `Bearer ${this.#bearer}`);
    return this.#ask(this.#casino.platform + path, method, headers, body);
  }

  signIn(email: string, password = demoPassword): Promise<VisitorAnswer> {
    return this.send('POST', '/api/users/sign_in', { user: { email, password } });
  }

  /** Opens a game in a frame. Returns the response of the first step that failed, or of the last step. */
  async open(game: string, mode: 'real' | 'demo'): Promise<VisitorAnswer> {
    const launched = await this.send('POST', `/api/games/${game}/launch`, { mode, locale: 'en-CA' });
    if (launched.status !== 200) return launched;
    const token = new URL(textOf(launched.body, 'launch_url')).searchParams.get('token');
    const started = await this.frame('POST', '/frame/api/start', { launch_token: token });
    this.#bearer = textOf(started.body, 'frame_token');
    return started;
  }

  async #ask(url: string, method: string, headers: Headers, body: unknown): Promise<VisitorAnswer> {
    if (body !== undefined) headers.set('content-type', 'application/json');
    const begunMs = performance.now();
    const answer = await fetch(url, {
      method,
      headers,
      redirect: 'manual',
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    this.#jar.keep(answer.headers);
    const text = await answer.text();
    const json = answer.headers.get('content-type')?.includes('json') === true && text !== '';
    return {
      status: answer.status,
      body: json ? (JSON.parse(text) as Record<string, unknown>) : {},
      ms: performance.now() - begunMs,
    };
  }
}
