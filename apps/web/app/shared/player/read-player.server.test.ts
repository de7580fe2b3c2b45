import { describe, expect, it } from 'vitest';
import type { PageContext } from '../../page-context.ts';
import { PlayerUnknown, readPlayer } from './read-player.server.ts';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A page whose platform answers requests by their path. */
const page = (signedIn: boolean, answer: (path: string) => Response | Promise<Response>) => ({
  signedIn,
  send: (async (_route, url) => answer(new URL(url, 'http://localhost').pathname)) satisfies PageContext['send'],
});

const refusal = (status: number) => json({ refusal: 'unauthenticated', request_id: 'one' }, status);

describe("a page's player", () => {
  it("a page's player is a guest if there is no session cookie, and the platform is not called", async () => {
    expect(
      await readPlayer(
        page(false, () => {
          throw new Error('asked');
        }),
      ),
    ).toBeNull();
  });

  it.each([
    ['has ended', (path: string) => (path === '/api/player' ? json({}) : refusal(401))],
    ['has no player', (path: string) => json(path === '/api/player' ? {} : [])],
  ])("a page's player is a guest if the session %s [STATE-002] [CALL-021]", async (_what, answer) => {
    expect(await readPlayer(page(true, answer))).toBeNull();
  });

  it("a page's player is the one in the profile if the profile has an id [STATE-001] [CALL-021]", async () => {
    const answer = (path: string) => json(path === '/api/player' ? { id: 7 } : []);
    expect(await readPlayer(page(true, answer))).toEqual({ user: { id: 7 }, accounts: [], favourites: [] });
  });

  it("a page's player is loaded in two steps: the profile first, then balance and favourites concurrently [STATE-003] [STATE-004] [STATE-005] [STATE-011]", async () => {
    const asked: string[] = [];
    let answerAccounts: (answer: Response) => void = () => undefined;
    const seed = readPlayer(
      page(true, path => {
        asked.push(path);
        if (path === '/api/player/accounts') return new Promise(resolve => (answerAccounts = resolve));
        return json(path === '/api/player' ? { id: 7 } : ['moon-koi']);
      }),
    );
    expect(asked).toEqual(['/api/player']);
    await expect.poll(() => asked).toEqual(['/api/player', '/api/player/accounts', '/api/player/favorite_games']);
    answerAccounts(json([{ currency: 'EUR', amount_cents: 5 }]));
    expect(await seed).toEqual({
      user: { id: 7 },
      accounts: [{ currency: 'EUR', amount_cents: 5 }],
      favourites: ['moon-koi'],
    });
  });

  it("a page's player is requested only once for all of the page's loaders", async () => {
    const asked: string[] = [];
    const shared = page(true, path => {
      asked.push(path);
      return json(path === '/api/player' ? { id: 7 } : []);
    });
    const [first, second] = await Promise.all([readPlayer(shared), readPlayer(shared)]);
    expect(second).toBe(first);
    expect(asked).toHaveLength(3);
  });

  it("a page's player is loaded with the current accounts, and with only the ids of favourites [CALL-017] [CALL-060]", async () => {
    const asked = new Map<string, string | null>();
    const send: PageContext['send'] = async (_route, url, init) => {
      asked.set(url, new Headers(init.headers).get('accept-client'));
      return json(url === '/api/player' ? { id: 7 } : url.includes('favorite') ? ['a-game', 'another'] : []);
    };
    expect(await readPlayer({ signedIn: true, send })).toMatchObject({ favourites: ['a-game', 'another'] });
    expect(Object.fromEntries(asked)).toEqual({
      '/api/player': null,
      '/api/player/accounts?compatibility=false': null,
      '/api/player/favorite_games': 'application/vnd.s.v2+json',
    });
  });

  it.each([
    ['get a 500 response', () => refusal(500)],
    ['are unreachable', () => Promise.reject(new TypeError('fetch failed'))],
    ['are null', () => json(null)],
    ['are a list of other objects', () => json([7, null, {}])],
  ])("a page's player has no balance if the accounts %s [B12] [B13]", async (_what, accounts) => {
    const answer = (path: string) =>
      path === '/api/player/accounts' ? accounts() : json(path === '/api/player' ? { id: 7 } : []);
    expect(await readPlayer(page(true, answer))).toEqual({ user: { id: 7 }, accounts: [], favourites: [] });
  });

  it("a page's player is a guest if the session ends between loading the profile and the accounts", async () => {
    const answer = (path: string) =>
      path === '/api/player/accounts' ? refusal(401) : json(path === '/api/player' ? { id: 7 } : []);
    expect(await readPlayer(page(true, answer))).toBeNull();
  });

  it.each([
    ['is unreachable', () => Promise.reject(new TypeError('fetch failed'))],
    ['responds with 500', () => refusal(500)],
    ['responds with 429', () => refusal(429)],
    ['responds with 503', () => refusal(503)],
  ])(
    "a page's player is unknown if the platform %s, so that no page claims that the session has ended [B11]",
    async (_what, answer) => {
      await expect(readPlayer(page(true, answer))).rejects.toThrow(PlayerUnknown);
    },
  );
});
