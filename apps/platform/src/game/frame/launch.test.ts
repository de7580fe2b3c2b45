import { beforeAll, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { launchToken, openFrameOf, signInDemo } from '../../testing/play.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';

let player: TestCaller;

const slot = 'deep-sea-salvage';
const launch = (caller: TestCaller, game: string, mode: 'real' | 'demo') =>
  caller.send<{ launch_url: string; refusal?: string }>('POST', `/api/games/${game}/launch`, { mode });
const start = (token: string) => platform.caller().send('POST', '/frame/api/start', { launch_token: token });
const block = (kind: string) =>
  platform.operator().send('POST', '/console/api/players/demo@liftoff.test', { blocked: kind });

const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  player = await signInDemo(platform);
});

describe('opening a game', () => {
  it('a launch token works once and within one minute', async () => {
    const first = launchToken((await launch(player, slot, 'real')).body.launch_url);
    expect((await start(first)).status).toBe(200);
    expect(await start(first)).toMatchObject({ status: 410, body: { refusal: 'launch_expired' } });
    const late = launchToken((await launch(player, slot, 'real')).body.launch_url);
    platform.clock.advance(60_001);
    expect(await start(late)).toMatchObject({ status: 410 });
    expect(await start('nothing')).toMatchObject({ status: 410 });
  });

  it('a guest plays with play money, which never enters the ledger [C30]', async () => {
    const before = await platform.db.query('SELECT count(*) FROM ledger_transfers');
    const demo = await openFrameOf(platform, platform.caller(), slot, 'demo');
    expect(demo.start).toMatchObject({ mode: 'demo', currency: 'FUN', balance_cents: 100_000 });
    const answer = await demo.bet(randomUUID(), { engine: 'slot', stake_cents: 100 });
    expect(answer.body).toMatchObject({ mode: 'demo', state: 'settled', currency: 'FUN' });
    expect(await platform.db.query('SELECT count(*) FROM ledger_transfers')).toEqual(before);
  });

  it('a crash game shows the vehicle that matches its catalogue subject, and other games have no vehicle', async () => {
    const titles = await platform.db.query<{ slug: string; subject: string }>(
      `SELECT slug, details->>'subject' AS subject FROM games
       WHERE 'crash' = ANY (categories) AND NOT 'prerelease' = ANY (categories)`,
    );
    const flown = new Map<string, unknown>();
    for (const { slug: title, subject } of titles)
      flown.set(subject, (await openFrameOf(platform, platform.caller(), title, 'demo')).start.vehicle);
    expect(flown.get('rocket')).toBe('rocket');
    expect(flown.size).toBeGreaterThan(1);
    expect(new Set(flown.values()).size).toBe(flown.size);
    const opened = await openFrameOf(platform, platform.caller(), slot, 'demo');
    expect(opened.start.vehicle).toBeNull();
    expect(opened.start.reel_frame).not.toBeNull();
  });

  it('a guest cannot play for real money', async () => {
    expect(await launch(platform.caller(), slot, 'real')).toMatchObject({ status: 401 });
  });

  it('a game without an engine cannot be opened, and a live table has no demo', async () => {
    const [soon] = await platform.db.query<{ slug: string }>(
      `SELECT slug FROM games WHERE 'prerelease' = ANY (categories) LIMIT 1`,
    );
    expect(await launch(player, soon?.slug ?? '', 'demo')).toMatchObject({ status: 404 });
    expect(await launch(player, 'no-such-game', 'real')).toMatchObject({ body: { refusal: 'game_unavailable' } });
    expect(await launch(platform.caller(), 'aurum-roulette', 'demo')).toMatchObject({ body: { refusal: 'no_demo' } });
  });

  it('opening a second real-money game ends the first, whose further bets are refused [C21, B20]', async () => {
    const first = await openFrameOf(platform, player, slot, 'real');
    const second = await openFrameOf(platform, player, 'roulette-royale', 'real');
    const spin = { engine: 'slot', stake_cents: 20 };
    expect(await first.bet(randomUUID(), spin)).toMatchObject({ status: 409, body: { refusal: 'opened_elsewhere' } });
    const bets = [{ spot: 'red', stake_cents: 100 }];
    expect((await second.bet(randomUUID(), { engine: 'roulette', bets })).status).toBe(200);
  });

  it('a game whose provider requires profile fields opens only once the player has given them [STATE-045]', async () => {
    const newcomer = 'new@liftoff.test';
    const fresh = await signInDemo(platform, newcomer);
    expect(await launch(fresh, 'aurum-roulette', 'real')).toMatchObject({
      status: 422,
      body: { refusal: 'profile_incomplete', errors: { first_name: ['VALIDATION.COMMON.FIELD_NAME_REQUIRED'] } },
    });
    const given = { first_name: 'Ada', last_name: 'Byron' };
    expect((await fresh.send('PATCH', '/api/player', given)).status).toBe(200);
    expect((await launch(fresh, 'aurum-roulette', 'real')).status).toBe(200);
    await platform.db.query('UPDATE players SET first_name = NULL, last_name = NULL WHERE email = $1', [newcomer]);
  });

  it('a demo requires no profile fields, whoever provides the game [STATE-046]', async () => {
    const fresh = await signInDemo(platform, 'new@liftoff.test');
    // Takes a game that nobody has opened yet, because a game's record is read only once.
    const [made] = await platform.db.query<{ slug: string }>(
      `UPDATE games SET details = jsonb_set(details, '{provider}', '"salon-nine-live"') WHERE slug = (
         SELECT slug FROM games WHERE kind = 'slots' AND has_demo_mode AND slug <> $1
           AND NOT 'prerelease' = ANY (categories) ORDER BY slug DESC LIMIT 1) RETURNING slug`,
      [slot],
    );
    expect(await launch(fresh, made?.slug ?? '', 'real')).toMatchObject({ body: { refusal: 'profile_incomplete' } });
    expect((await launch(fresh, made?.slug ?? '', 'demo')).status).toBe(200);
  });

  it('real play is refused in a country where the platform is closed [C27, D16]', async () => {
    const abroad = platform.caller({ country: 'US' });
    for (const [name, value] of player.cookies) abroad.cookies.set(name, value);
    expect(await launch(abroad, slot, 'real')).toMatchObject({ status: 451, body: { refusal: 'country_closed' } });
  });

  it.each(['cooling_off', 'limit_reached'])(
    '%s prevents real and demo launches and the next bet [GUARD-010, C8, C11]',
    async kind => {
      const open = await openFrameOf(platform, player, slot, 'real');
      await block(kind);
      for (const mode of ['real', 'demo'] as const) {
        expect(await launch(player, slot, mode)).toMatchObject({ status: 403, body: { refusal: kind } });
      }
      const bet = await open.bet(randomUUID(), { engine: 'slot', stake_cents: 20 });
      expect(bet).toMatchObject({ status: 403, body: { refusal: kind } });
      await block('none');
      platform.clock.advance(5_000);
      expect((await open.bet(randomUUID(), { engine: 'slot', stake_cents: 20 })).status).toBe(200);
    },
  );

  it('the test player limited@liftoff.test has reached a loss limit and cannot open a game [STATE-049, GUARD-010]', async () => {
    const limited = await signInDemo(platform, 'limited@liftoff.test');
    expect(await launch(limited, slot, 'real')).toMatchObject({ status: 403, body: { refusal: 'limit_reached' } });
  });

  it('a game ends together with the site session: its frame cannot bet after sign-out [A10]', async () => {
    const leaving = await signInDemo(platform, 'tester@liftoff.test');
    const frame = await openFrameOf(platform, leaving, slot, 'real');
    expect((await leaving.send('DELETE', '/api/users/sign_out')).status).toBe(204);
    expect(await frame.bet(randomUUID(), { engine: 'slot', stake_cents: 20 })).toMatchObject({ status: 401 });
  });

  it("the launch address lets the frame exchange messages only with one of the platform's sites [A37]", async () => {
    const own = await player.send<{ launch_url: string }>('POST', `/api/games/${slot}/launch`, { mode: 'demo' });
    expect(new URL(own.body.launch_url).searchParams.get('origin')).toBe('http://localhost:3000');
  });
});
