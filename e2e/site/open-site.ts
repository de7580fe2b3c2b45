import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { decoded } from '../../apps/edge/src/testing/decoded.ts';
import type { EdgeConfig } from '../../apps/edge/src/config/config.ts';
import { testEdge, type TestEdge } from '../../apps/edge/src/testing/test-edge.ts';
import type { WebBuild } from '../../apps/edge/src/pages/web-build.ts';
import { testPlatform, type TestPlatform } from '../../apps/platform/src/testing/test-platform.ts';
import type { Ask } from '../catalogue.ts';
import { Markup } from './markup.ts';

const web = resolve(import.meta.dirname, '../../apps/web/build');
const edgeKey = 'edge-key-of-the-site';
export const origin = 'http://localhost:3000';

/** The site's response to a visit. Its page is parsed on first access. */
export interface Visited {
  status: number;
  headers: Headers;
  /** A redirect's target as a path on the site; `null` for other responses. */
  location: string | null;
  html: string;
  readonly page: Markup;
}

/** A browser without JavaScript that stores nothing and follows no redirects. */
export interface Visitor {
  visit(path: string, headers?: Record<string, string>): Promise<Visited>;
  ask: Ask;
}

/** Replaces the response to a platform call; `undefined` leaves the call unchanged. `real` calls the platform. */
export type Fault = (
  path: string,
  method: string,
  real: () => Response | Promise<Response>,
) => Response | Promise<Response> | undefined;

export interface Site extends Visitor {
  casino: TestPlatform;
  edge: TestEdge;
  /**
   * The same casino behind an edge with other settings. That edge waits at most `waitMs` for a response from the
   * platform.
   */
  behind(env: NodeJS.ProcessEnv, fault?: Fault, waitMs?: number): Visitor & { edge: TestEdge };
  /** Signs in and returns the session's `cookie` header. Throws if sign-in fails. */
  signIn(email: string, headers?: Record<string, string>): Promise<string>;
  close(): Promise<void>;
}

export const demoPassword = 'Liftoff-2026!';

/**
 * The whole site in one process and without sockets: the platform on its own database, the edge in front of it, and
 * the built pages. Requires `npm run build` first.
 */
export async function openSite(seed: 'small' | 'full', platformEnv: NodeJS.ProcessEnv = {}): Promise<Site> {
  const { renderPage } = (await import(pathToFileURL(join(web, 'server/index.js')).href)) as WebBuild;
  const casino = await testPlatform({
    seed,
    env: { EDGE_KEY: edgeKey, SITE_ORIGINS: origin, ...platformEnv },
  });
  const edgeWith = (env: NodeJS.ProcessEnv, fault: Fault = () => undefined, config: Partial<EdgeConfig> = {}) =>
    testEdge({
      config,
      shaped: true,
      env: { NODE_ENV: 'test', SITE_ORIGINS: origin, EDGE_KEY: edgeKey, RATE_FACTOR: '100', ...env },
      renderPage,
      clientFolder: join(web, 'client'),
      platform: ({ method, url, headers, body }) => {
        const real = () => casino.open.app.request(url, { method, headers, ...(body === '' ? {} : { body }) });
        return fault(new URL(url).pathname, method, real) ?? real();
      },
    });
  const edge = edgeWith({});
  const site = visitorOf(edge);
  return {
    ...site,
    casino,
    edge,
    behind: (env, fault, waitMs) => {
      const other = edgeWith(env, fault, waitMs === undefined ? {} : { upstreamTimeoutMs: waitMs });
      return { ...visitorOf(other), edge: other };
    },
    signIn: async (email, headers = {}) => {
      const answer = await site.ask('/api/users/sign_in', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
        body: JSON.stringify({ user: { email, password: demoPassword } }),
      });
      if (answer.status !== 200) throw new Error(`${email} could not sign in: ${await answer.text()}`);
      return answer.headers
        .getSetCookie()
        .map(cookie => cookie.split(';', 1)[0])
        .join('; ');
    },
    close: () => casino.close(),
  };
}

let shared: Promise<Site> | undefined;
/** The site that all test files of a worker share if they only read from it. It ends with the worker's process. */
export const sharedSite = (): Promise<Site> => (shared ??= openSite('small', { RATE_FACTOR: '1000000' }));

/**
 * Final address of a visit after redirects, or the status if it is not 200. Cookies set during the redirects are
 * sent, as in a browser.
 */
export async function endOf(visitor: Visitor, path: string, cookie = ''): Promise<string> {
  const jar = new Map<string, string>();
  const keep = (pair = '') => void jar.set(pair.split('=', 1)[0] ?? '', pair);
  if (cookie !== '') keep(cookie);
  let at = path;
  for (let hops = 0; hops < 5; hops += 1) {
    const { status, location, headers } = await visitor.visit(at, { cookie: [...jar.values()].join('; ') });
    for (const line of headers.getSetCookie()) keep(line.split(';', 1)[0]);
    if (location === null) return status === 200 ? at : String(status);
    at = location;
  }
  throw new Error(`${path} leads from one address to another without an end`);
}

function visitorOf(edge: TestEdge): Visitor {
  return {
    ask: (path, init) => edge.send(path, init),
    visit: async (path, headers = {}) => {
      const answer = await edge.send(path, { headers });
      const html = await decoded(answer);
      const location = answer.headers.get('location')?.replace(origin, '') ?? null;
      let page: Markup | undefined;
      return {
        status: answer.status,
        headers: answer.headers,
        location,
        html,
        get page() {
          return (page ??= Markup.read(html));
        },
      };
    },
  };
}
