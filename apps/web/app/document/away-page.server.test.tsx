import { createRequestHandler, Outlet, RouterContextProvider, type ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import * as entry from '../entry.server.tsx';
import { dataOf, pageContext, writtenPage, type PageContext } from '../page-context.ts';
import { loader } from '../root.tsx';

const guestPage = 'the page of a guest, or of a player';

/** The site's real entry and root loader around a one-line page. */
const build = {
  entry: { module: entry },
  routes: {
    root: {
      id: 'root',
      path: '',
      module: {
        default: () => (
          <html lang="en">
            {guestPage}
            <Outlet />
          </html>
        ),
        loader,
      },
    },
    page: { id: 'page', parentId: 'root', path: 'pokies/all', module: { default: () => null, loader: () => 'data' } },
  },
  assets: {
    entry: { module: '/entry.js', imports: [] },
    routes: {
      root: { id: 'root', path: '', module: '/root.js', hasLoader: true },
      page: { id: 'page', parentId: 'root', path: 'pokies/all', module: '/page.js', hasLoader: true },
    },
    url: '/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild;

type Answer = () => Response | Promise<Response>;

const player = { id: 7, email: 'a@b.example' };
const usual: Record<string, Answer> = {
  '/api/player': () => Response.json(player),
  '/api/player/accounts?compatibility=false': () => Response.json([]),
  '/api/player/favorite_games': () => Response.json([]),
};

/** Requests a page, or its `.data`, while the platform gives the given answers. */
async function ask(path: string, answers: Record<string, Answer>, about: Partial<PageContext> = {}): Promise<Response> {
  const context = new RouterContextProvider();
  const page: PageContext = {
    send: async (_route, url) => ({ ...usual, ...answers })[url]?.() ?? Response.json({}),
    base: '',
    locale: 'en-CA',
    defaultLocale: 'en-CA',
    country: 'CA',
    theme: 'light',
    nonce: 'of-this-answer',
    origin: 'http://liftoff.example',
    mirror: false,
    wwwTwin: null,
    look: null,
    product: 'rocket',
    platformPublicUrl: 'http://games.example',
    flagScreen: false,
    signedIn: true,
    mode: 'production',
    ...about,
  };
  context.set(pageContext, page);
  if (path.endsWith('.data')) context.set(dataOf, path.replace('.data', ''));
  const answer = await createRequestHandler(build, 'production')(new Request(`http://liftoff.example${path}`), context);
  const written = context.get(writtenPage);
  return written === null ? answer : new Response(Buffer.from(written), answer);
}

const refused = () => Promise.reject(new TypeError('fetch failed'));
const failing: [string, Record<string, Answer>][] = [
  ['does not respond', { '/api/player': refused }],
  ['responds with 503', { '/api/player': () => Response.json({ refusal: 'unavailable' }, { status: 503 }) }],
  ['responds with 429', { '/api/player': () => Response.json({ refusal: 'rate_limited' }, { status: 429 }) }],
  ['responds with an HTML page', { '/api/player': () => new Response('<html></html>', { status: 502 }) }],
];

describe("a signed-in player's page", () => {
  it.each(failing)(
    "shows the account-unavailable page, not a guest's page, and recovers automatically if the platform %s [B11]",
    async (_what, answers) => {
      const answer = await ask('/pokies/all?page=2', answers);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '8']);
      const html = await answer.text();
      expect(html).not.toContain(guestPage);
      expect(html).toContain('We can’t load your account right now');
      expect(html).toContain('Your balance is safe');
      expect(html).toContain('href="/pokies/all?page=2"');
      expect(html).toContain('location.reload()');
      expect(html).toContain('data-theme="light"');
      for (const [tag, nonce] of html.matchAll(/<(?:script|style)\b(?: nonce="([^"]*)")?/g))
        expect([tag, nonce]).toEqual([tag, 'of-this-answer']);
      // The page's content security policy would refuse inline handlers, and the router must not start here.
      expect(html).not.toMatch(/ on\w+="|__reactRouterContext|src="[^"]*\.js/);
    },
  );

  it("a player's page is rendered as usual if the accounts cannot be loaded [B12]", async () => {
    const answer = await ask('/pokies/all', { '/api/player/accounts?compatibility=false': refused });
    expect([answer.status, (await answer.text()).includes(guestPage)]).toEqual([200, true]);
  });

  it("a player's page is reloaded as a whole document if the player cannot be loaded during a client-side navigation", async () => {
    const answer = await ask('/pokies/all.data', { '/api/player': refused });
    expect(answer.status).toBe(202);
    const text = await answer.text();
    expect(text).toContain('/pokies/all');
    expect(text).toMatch(/"reload",true/);
  });

  it("a page is rendered as a guest's page if the platform reports that the session has ended [STATE-002] [CALL-021]", async () => {
    for (const ended of [
      () => Response.json({}),
      () => Response.json({ refusal: 'unauthenticated' }, { status: 401 }),
    ]) {
      const answer = await ask('/pokies/all', { '/api/player': ended });
      expect([answer.status, (await answer.text()).includes(guestPage)]).toEqual([200, true]);
    }
  });

  it("a player's page is rendered if the platform responds, and a guest's page is rendered even while the platform is down [CALL-017] [CALL-021]", async () => {
    expect((await ask('/pokies/all', {})).status).toBe(200);
    expect((await ask('/pokies/all', { '/api/player': refused }, { signedIn: false })).status).toBe(200);
  });
});
