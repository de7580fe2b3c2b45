import type { User } from '@liftoff/contract/account/account';
import type { Collection, Game, Provider } from '@liftoff/contract/lobby/lobby';
import { describe, expect, it } from 'vitest';
import { totpCode } from '../account/two-factor/totp.ts';
import { games } from '@liftoff/catalogue/games';
import { engineFor } from '../game/engines.ts';
import { checkInvariants } from '../ledger/ledger.ts';
import { testPlatform, usePlatform } from '../testing/test-platform.ts';
import { currenciesOf } from './game-currencies.ts';
import { demoPassword, demoPlayers } from './demo-players.ts';
import { seedPlatform } from './seed-platform.ts';

const platform = usePlatform({ seed: 'full' });

interface Page {
  data: Game[];
  pagination: { total_count: number };
}
const filter = (body: object) =>
  platform.caller().send<Page>('POST', '/api/games_filter', { device: 'desktop', filter: {}, ...body });

describe('the seeded platform', () => {
  it('the seeded platform offers every game that can be played, from 48 studios [CALL-055] [CALL-056]', async () => {
    const all = (await filter({})).body;
    const playable = games.filter(game => engineFor(game) !== null && !game.categories.includes('prerelease'));
    expect(all.pagination.total_count).toBe(playable.length);
    expect(playable.length).toBeGreaterThan(900);
    const providers = await platform.caller().send<Provider[]>('GET', '/api/games/providers');
    expect(providers.body).toHaveLength(48);
    expect(providers.body.reduce((sum, provider) => sum + provider.games_count, 0)).toBe(all.pagination.total_count);
    expect(providers.body.every(provider => provider.games_count > 0)).toBe(true);
  });

  it('the seeded platform counts the games of every lobby row as its collection does [CALL-054]', async () => {
    const collections = await platform.caller().send<Collection[]>('GET', '/api/games/collections');
    const countOf = new Map(collections.body.map(one => [one.id, one.games_count]));
    const rows = await platform.caller().send<{ id: string; total: number }[]>('GET', '/api/games/lobby_rows');
    for (const row of rows.body) expect([row.id, row.total]).toEqual([row.id, countOf.get(row.id)]);
  });

  it('the seeded platform lists rocket-x under the studio with its fixed URL [ROUTE-060]', async () => {
    const answer = await platform
      .caller()
      .send<Game[]>('POST', '/api/games_filter/select', { device: 'mobile', game_ids: ['rocket-x', 'no-such-game'] });
    expect(answer.body).toHaveLength(1);
    expect(answer.body[0]).toMatchObject({ provider: 'turbogames', name: 'Rocket X', has_demo_mode: true });
  });

  it('returns selected games in the requested order and omits unknown games [CALL-058]', async () => {
    const select = (body: object) => platform.caller().send<Game[]>('POST', '/api/games_filter/select', body);
    const some = (await filter({ page: 3, page_size: 6 })).body.data;
    const asked = some.map(game => game.identifier).toReversed();
    const answer = await select({ game_ids: ['no-such-game', ...asked], device: 'desktop' });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(some.toReversed());
    expect((await select({ game_ids: asked, device: 'mobile' })).body).toEqual(some.toReversed());
    expect((await select({ game_ids: [], device: 'mobile' })).body).toEqual([]);
    for (const wrong of [{ game_ids: asked }, { device: 'mobile' }, { game_ids: asked, device: 'watch' }])
      expect((await select(wrong)).status).toBe(422);
  });

  it('the seeded platform announces six games, which have no demo', async () => {
    const announced = (await filter({ filter: { categories: ['prerelease'] } })).body.data;
    expect(announced).toHaveLength(6);
    expect(announced.some(game => game.has_demo_mode)).toBe(false);
  });

  it.each(['blackjack', 'baccarat', 'plinko', 'keno', 'bingo', 'poker'])(
    'a search for %s finds no game that cannot be played',
    async title => {
      const found = (await filter({ filter: { title } })).body.data;
      expect(found.filter(game => game.categories.includes('prerelease'))).toEqual([]);
    },
  );

  it('each fiat currency is missing from a few games, always the same ones for a seed, but no cryptocurrency is missing [STATE-047]', () => {
    const slugs = Array.from({ length: 400 }, (_, at) => `game-${at}`);
    const lacking = slugs.filter(slug => !currenciesOf(1, slug, false).includes('CAD'));
    expect(lacking.length).toBeGreaterThan(4);
    expect(lacking.length).toBeLessThan(40);
    for (const slug of slugs) {
      expect(currenciesOf(1, slug, false)).toEqual(currenciesOf(1, slug, false));
      expect(currenciesOf(1, slug, false)).toEqual(expect.arrayContaining(['BTC', 'ETH', 'USDT']));
    }
    expect(slugs.some(slug => currenciesOf(1, slug, false).length !== currenciesOf(2, slug, false).length)).toBe(true);
  });

  it('the seeded platform serves lobby rows of at most fifteen playable games [CONST-007] [VALID-059]', async () => {
    const rows = await platform
      .caller()
      .send<{ id: string; games: Game[] }[]>('GET', '/api/games/lobby_rows?device=mobile&country=CA');
    expect(rows.body.length).toBeGreaterThan(8);
    expect(rows.body[0]?.id).toBe('pokies-ca');
    for (const row of rows.body) expect(row.games.length).toBeLessThanOrEqual(15);
    expect(rows.body[0]?.games.every(game => 'CAD' in game.currencies)).toBe(true);
    expect(rows.headers.get('cache-control')).toContain('public');
  });

  it('the seeded platform has all demo players, with balances that match the ledger [I1] [I2] [I4]', async () => {
    for (const player of demoPlayers) {
      const caller = platform.caller({ ip: `198.21.${demoPlayers.indexOf(player)}.1` });
      const user = { email: player.email, password: demoPassword };
      let answer = await caller.send<User & { refusal?: string }>('POST', '/api/users/sign_in', { user });
      if (player.totpSecret !== null) {
        expect(answer.body.refusal).toBe('otp_required');
        const code = totpCode(player.totpSecret, Math.floor(platform.clock.now().getTime() / 30_000));
        answer = await caller.send('POST', '/api/users/sign_in', { user: { otp_attempt: code } });
      }
      expect(answer.status, player.email).toBe(200);
      expect(answer.body).toMatchObject({
        currency: player.currency,
        license_name: player.licence,
        verified: player.verified,
      });
      expect(answer.body.statuses.map(status => status.id)).toEqual(player.groups);
      const accounts = await caller.send<{ currency: string; amount_cents: number }[]>('GET', '/api/player/accounts');
      for (const [currency, amount] of Object.entries(player.deposits)) {
        expect(accounts.body.find(account => account.currency === currency)?.amount_cents).toBe(Number(amount));
      }
    }
    const checks = await checkInvariants(platform.db);
    expect(checks.filter(check => !check.intact)).toEqual([]);
  });

  it('a seeded platform is left unchanged when it is seeded again', async () => {
    const lines: string[] = [];
    await seedPlatform(platform, 'full', line => lines.push(line));
    expect(lines).toEqual([]);
  });
});

it('a platform configured without demo players gets games but no players [A50]', async () => {
  const bare = await testPlatform({ seed: 'small', env: { SITE_ORIGINS: 'https://play.example' } });
  const [count] = await bare.db.query<{ games: bigint; players: bigint }>(
    'SELECT (SELECT count(*) FROM games) AS games, (SELECT count(*) FROM players) AS players',
  );
  expect(count?.games).toBeGreaterThan(0n);
  expect(count?.players).toBe(0n);
  await bare.close();
});

it('a database with demo players is refused for a public production site only [A50]', async () => {
  const start = async (env: NodeJS.ProcessEnv) =>
    (await testPlatform({ seed: 'none', env, db: platform.db, random: 'again' })).open.seed('small');
  const site = { SITE_ORIGINS: 'https://play.example', PLATFORM_PUBLIC_URL: 'https://games.example' };
  const refused = start({ NODE_ENV: 'production', RATE_FACTOR: '1', ...site });
  await expect(refused).rejects.toThrow('demo players (crypto@liftoff.test), whose password everybody knows');
  await expect(
    start({ NODE_ENV: 'production', RATE_FACTOR: '1', SITE_ORIGINS: 'http://localhost:3000' }),
  ).resolves.toBeUndefined();
  await expect(start({ NODE_ENV: 'development', ...site })).resolves.toBeUndefined();
});

describe('favourites and played games', () => {
  const v1 = { 'accept-client': 'application/vnd.s.v1+json' };
  const ids = { 'accept-client': 'application/vnd.s.v2+json' };

  it('favourites and played games can be added and removed repeatedly, and are listed in full or as ids [CALL-059] [CALL-060] [CALL-061] [CALL-062]', async () => {
    const caller = platform.caller({ ip: '198.22.0.1' });
    await caller.send('POST', '/api/users/sign_in', { user: { email: 'demo@liftoff.test', password: demoPassword } });
    for (const slug of ['rocket-x', 'rocket-x', 'aurum-roulette']) {
      expect((await caller.send('PUT', `/api/player/favorite_games/${slug}`)).status).toBe(204);
      platform.clock.advance(1000);
    }
    expect((await caller.send('PUT', '/api/player/favorite_games/no-such-game')).status).toBe(404);
    expect((await caller.send('GET', '/api/player/favorite_games', undefined, ids)).body).toEqual([
      'aurum-roulette',
      'rocket-x',
    ]);
    const full = await caller.send<Game[]>('GET', '/api/player/favorite_games', undefined, v1);
    expect(full.body.map(game => game.title)).toEqual(['Aurum Roulette', 'Rocket X']);
    expect((await caller.send('GET', '/api/player/favorite_games')).body).toEqual(full.body);
    await caller.send('DELETE', '/api/player/favorite_games/rocket-x');
    await caller.send('DELETE', '/api/player/favorite_games/rocket-x');
    expect((await caller.send('GET', '/api/player/favorite_games', undefined, ids)).body).toEqual(['aurum-roulette']);
  });

  it('favourites and played games are visible only to their player [CALL-025] [CALL-059]', async () => {
    expect((await platform.caller().send('GET', '/api/player/favorite_games')).status).toBe(401);
    expect((await platform.caller().send('GET', '/api/player/played_games')).status).toBe(401);
    const other = platform.caller({ ip: '198.22.0.2' });
    await other.send('POST', '/api/users/sign_in', { user: { email: 'vip@liftoff.test', password: demoPassword } });
    expect((await other.send('GET', '/api/player/favorite_games', undefined, ids)).body).toEqual([]);
    expect((await other.send('GET', '/api/player/played_games')).body).toEqual([]);
  });
});

describe('the games_filter call', () => {
  it('the games_filter call refuses two combined filters, short titles and large pages [CALL-057] [VALID-054] [A42]', async () => {
    expect((await filter({ filter: { title: 'ab' } })).status).toBe(422);
    for (const size of [0, 101, 1e9, Number.MAX_VALUE]) expect((await filter({ page_size: size })).status).toBe(422);
    expect((await filter({ filter: { title: 'abc', providers: ['x'] } })).status).toBe(422);
  });
});
