import { beforeAll, describe, expect, it } from 'vitest';
import type { Markup } from './markup.ts';
import { sharedSite, type Site } from './open-site.ts';

let site: Site;
let cookie: string;
let usual: Record<'guest' | 'player', ReturnType<typeof partsOf>>;
beforeAll(async () => {
  site = await sharedSite();
  cookie = await site.signIn('demo@liftoff.test');
  const shown = async (headers: Record<string, string>) => partsOf((await site.visit('/', headers)).page);
  usual = { guest: await shown({}), player: await shown({ cookie }) };
});

/** Counts the parts of a page. */
const partsOf = (page: Markup) => ({
  studios: page.all('nav', { 'aria-label': 'Studios' }).length,
  games: page.all('article').length > 0,
  jackpots: page.all('ul', { class: /jackpot-band__levels/ }).length,
  recent: page.one('section', { class: 'carousel' }).all('img', { class: /banner__poster/ }).length,
  banners: page.all('section', { class: 'carousel' }).length,
  balance: page.all('summary', { class: /balance/ }).length,
  failure: page.all('h2').filter(({ text }) => /couldn’t load/.test(text)).length,
});

/** The lobby's platform calls, and whether a guest's page makes them or only a player's. */
const loads = [
  ['/api/games/providers', 'guest'],
  ['/api/games/collections', 'guest'],
  ['/api/cms/pages', 'guest'],
  ['/api/games/lobby_rows', 'guest'],
  ['/api/jackpots', 'guest'],
  ['/api/info/shown', 'guest'],
  ['/api/player/played_games', 'player'],
  ['/api/player/favorite_games', 'player'],
  ['/api/player/accounts', 'player'],
] as const;

const broken = () => Response.json({ refusal: 'unavailable' }, { status: 500 });
const json = { headers: { 'content-type': 'application/json' } };
const faults: readonly [string, () => Response | Promise<Response>][] = [
  ['fails', broken],
  ['hangs', () => new Promise<Response>(() => undefined)],
  ['is empty', () => new Response('', json)],
  ['is malformed', () => new Response('{"half":', json)],
  ['is a page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['is null', () => Response.json(null)],
  ['is of another type', () => Response.json({ a: 'b' })],
  ['is a list of something else', () => Response.json([7, null, {}])],
];

/** The edge's time limit in ms for a load that hangs. Other loads take less time, even on a busy machine. */
const hangMs = 1_000;

/** Parts that a page lacks when a load fails. */
const lost: Record<string, object> = {
  '/api/games/providers': { studios: 0 },
  '/api/games/lobby_rows': { games: false, failure: 1 },
  '/api/jackpots': { jackpots: 0 },
  '/api/info/shown': { jackpots: 0 },
  '/api/player/played_games': { recent: 0 },
  '/api/player/accounts': { balance: 0 },
};
describe.each(loads)('the lobby when the load %s of a %s fails', (path, whose) => {
  it.each(faults)(
    'one load %s: the lobby shows everything else, and the log names the load [CONST-030] [B12] [B13] [ERR-007] [ERR-006]',
    async (what, fault) => {
      const headers = whose === 'player' ? { cookie } : {};
      const { edge, visit } = site.behind(
        {},
        asked => (asked === path ? fault() : undefined),
        what === 'hangs' ? hangMs : undefined,
      );
      const { status, page } = await visit('/', headers);
      expect(status).toBe(200);
      expect(edge.failedLoads.map(({ load }) => load.replace(/^\w+ /, '').split('?')[0])).toContain(path);
      expect([...new Set(edge.failedLoads.map(({ load }) => load))]).toHaveLength(1);
      expect(partsOf(page)).toEqual({ ...usual[whose], ...lost[path] });
    },
  );
});

it.each(loads)(
  'the lobby shows the remaining parts when the load %s and a second load fail together [CONST-030] [B12]',
  async (...[path]) => {
    for (const [other] of loads.slice(loads.findIndex(([one]) => one === path) + 1)) {
      const { edge, visit } = site.behind({}, asked => (asked === path || asked === other ? broken() : undefined));
      const { status, page } = await visit('/', { cookie });
      expect(status).toBe(200);
      expect(partsOf(page)).toEqual({ ...usual.player, ...lost[path], ...lost[other] });
      expect(new Set(edge.failedLoads.map(({ load }) => load.replace(/^\w+ /, '').split('?')[0]))).toEqual(
        new Set([path, other]),
      );
    }
  },
);

const headingOf = (page: Markup) => page.all('h1')[0]?.text;

it("a game opens even if all lobby loads fail, but not while the player's account cannot be loaded [B12]", async () => {
  const game = '/play/turbogames/rocket-x?mode=real';
  const names = loads.map(([path]) => path as string);
  const opened = await site.behind({}, asked => (names.includes(asked) ? broken() : undefined)).visit(game, { cookie });
  expect(opened.status).toBe(200);
  expect(headingOf(opened.page)).toContain('Rocket X');
  const { visit } = site.behind({}, asked => (asked === '/api/player' ? broken() : undefined));
  const refused = await visit(game, { cookie });
  expect(refused.status).toBe(503);
  expect(headingOf(refused.page)).toBe('We can’t load your account right now');
});

it.each(faults)(
  'a player whose limits cannot be loaded cannot open a game, real or demo, when the load %s [B12]',
  async (what, fault) => {
    const { visit } = site.behind(
      {},
      asked => (asked === '/api/user_limits' ? fault() : undefined),
      what === 'hangs' ? hangMs : undefined,
    );
    for (const mode of ['real', 'demo']) {
      const refused = await visit(`/play/turbogames/rocket-x?mode=${mode}`, { cookie });
      expect([mode, refused.status, headingOf(refused.page)]).toEqual([
        mode,
        503,
        'We can’t load your account right now',
      ]);
    }
    const guest = await visit('/play/turbogames/rocket-x?mode=demo');
    expect([guest.status, headingOf(guest.page)]).toEqual([200, expect.stringContaining('Rocket X')]);
  },
);

const namesOf = (whose: 'guest' | 'player'): string[] =>
  loads.filter(([, of]) => whose === 'player' || of === 'guest').map(([path]) => path);
const whoPlays = '/api/player';
/** Loads that start once the player is known. */
const afterwards = ['/api/player/accounts', '/api/player/favorite_games'];

/**
 * Holds all answers until every load has been requested, and the player's answer until all loads that do not depend
 * on it have been requested.
 */
async function visitHolding(names: readonly string[], path: string, headers: Record<string, string>) {
  const [first, all] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const missing = new Set(names);
  const { edge, visit } = site.behind({}, (asked, _method, real) => {
    if (!names.includes(asked)) return undefined;
    missing.delete(asked);
    if ([...missing].every(name => afterwards.includes(name))) first.resolve();
    if (missing.size === 0) all.resolve();
    if (asked === whoPlays) return first.promise.then(real);
    return all.promise.then(() => (asked === '/api/info/shown' ? real() : Response.json([])));
  });
  const { status } = await visit(path, headers);
  return { status, missing: [...missing], failed: edge.failedLoads.map(({ load }) => load) };
}
const together = { status: 200, missing: [], failed: [] };

it.each([
  ['guest', '/api/header_notices'],
  ['player', '/api/player/header_notices'],
] as const)("a %s's lobby requests all its loads concurrently, including %s [CONST-030]", async (whose, notices) => {
  const headers = whose === 'player' ? { cookie } : {};
  expect(await visitHolding([...namesOf(whose), notices], '/', headers)).toEqual(together);
});

it('in a data request for the lobby, only the balance and favourites wait for the player to be loaded [CONST-030]', async () => {
  const names = [...namesOf('player'), '/api/player/header_notices', whoPlays];
  expect(await visitHolding(names, '/_.data', { cookie })).toEqual(together);
});

it('a failure to load a text page is logged as a warning that names the load [ERR-024] [PERR-013]', async () => {
  const { edge, visit } = site.behind({}, path =>
    path.startsWith('/api/cms/pages/') ? Response.json({}, { status: 500 }) : undefined,
  );
  const { status } = await visit('/privacy-policy');
  expect(status).toBeGreaterThanOrEqual(500);
  expect(edge.failedLoads).toMatchObject([{ load: 'GET /api/cms/pages{path}', status: 500 }]);
});
