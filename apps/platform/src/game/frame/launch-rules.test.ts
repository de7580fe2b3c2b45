import type { Game } from '@liftoff/contract/lobby/lobby';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { licencePolicy } from '../../market/licence-policy.ts';
import type { Database } from '../../database/database.ts';
import { launchToken, openFrameOf, signInDemo } from '../../testing/play.ts';
import { behindLock } from '../../testing/race.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import { testGameContext } from '../../testing/test-game-context.ts';
import { authenticateFrame } from './frame-session.ts';

let player: TestCaller;

const email = 'demo@liftoff.test';
const slot = 'deep-sea-salvage';
const wheel = 'roulette-royale';
const sites = ['http://localhost:3000', 'http://localhost:3100'];
interface Launched {
  launch_url: string;
  game_session_id: string;
}
const launch = (caller: TestCaller, game: string, mode: 'real' | 'demo', headers: Record<string, string> = {}) =>
  caller.send<Launched>('POST', `/api/games/${game}/launch`, { mode }, headers);
const start = ({ launch_url }: Launched) =>
  platform.caller().send('POST', '/frame/api/start', { launch_token: launchToken(launch_url) });
const refused = (refusal: string) => ({ body: { refusal } });

const platform = usePlatform({ seed: 'small', env: { SITE_ORIGINS: sites.join(',') } });
beforeEach(async () => {
  platform.clock.advance(10_000);
  player = await signInDemo(platform);
});

describe('launching a game', () => {
  it('a launch opens its frame until just before a minute has passed, and not afterwards', async () => {
    const [intime, late] = [await launch(player, slot, 'demo'), await launch(player, slot, 'demo')];
    platform.clock.advance(59_999);
    expect((await start(intime.body)).status).toBe(200);
    platform.clock.advance(1);
    expect(await start(late.body)).toMatchObject(refused('launch_expired'));
  });

  it("the launch address names the site that requested the launch, or else the platform's first site", async () => {
    for (const [asked, reported] of [
      [{}, sites[0]],
      [{ origin: sites[1] ?? '' }, sites[1]],
    ] as const) {
      const { body } = await launch(player, slot, 'demo', asked);
      expect(new URL(body.launch_url).searchParams.get('origin')).toBe(reported);
    }
  });

  it('the launch address names the engine and the language, so that the frame knows both while it starts', async () => {
    for (const [game, engine] of [
      [slot, 'slot'],
      ['rocket-x', 'crash'],
    ] as const) {
      const { body } = await launch(player, game, 'demo');
      const asked = new URL(body.launch_url).searchParams;
      expect([asked.get('engine'), asked.get('locale')]).toEqual([engine, 'en-CA']);
      expect((await start(body)).body).toMatchObject({ start: { engine, locale: 'en-CA' } });
    }
  });

  it("a launch uses the licence's minimum cycle for slots and for other games, and the slowest one if no licence is known", async () => {
    const pace = async (caller: TestCaller, game: string, mode: 'real' | 'demo') =>
      (await openFrameOf(platform, caller, game, mode)).start.min_cycle_ms;
    const guest = platform.caller();
    expect([await pace(guest, slot, 'demo'), await pace(guest, wheel, 'demo')]).toEqual([2_500, 0]);
    expect(await pace(platform.caller({ country: null }), wheel, 'demo')).toBe(5_000);
    expect(await pace(player, wheel, 'real')).toBe(0);
    const licence = (name: string) =>
      platform.operator().send('POST', `/console/api/players/${email}`, { licence: name });
    await licence('CA-ON');
    expect([await pace(player, slot, 'real'), await pace(player, wheel, 'real')]).toEqual([2_500, 5_000]);
    await licence('CW');
  });

  it('a launch uses the minimum cycle of every licence, for slots and for other games [C19]', async () => {
    const paces: Record<string, readonly [slots: number, others: number]> = {
      CW: [2_500, 0],
      'CA-ON': [2_500, 5_000],
      EE: [2_500, 5_000],
      GB: [2_500, 5_000],
      DE: [5_000, 5_000],
      SE: [3_000, 3_000],
      MT: [2_500, 5_000],
    };
    const pace = async (game: string) => (await openFrameOf(platform, player, game, 'demo')).start.min_cycle_ms;
    const kept: Record<string, number[]> = {};
    for (const licence of Object.keys(licencePolicy.licences)) {
      await platform.operator().send('POST', `/console/api/players/${email}`, { licence });
      kept[licence] = [await pace(slot), await pace(wheel)];
    }
    await platform.operator().send('POST', `/console/api/players/${email}`, { licence: 'CW' });
    expect(kept).toEqual(paces);
  });

  it('shortens the name shown to strangers: the nickname, or else the first name, or else a generic name', async () => {
    const nameOf = async (caller: TestCaller) => {
      const { body } = await launch(caller, slot, 'demo');
      const [row] = await platform.db.query<{ nickname: string }>('SELECT nickname FROM game_sessions WHERE id = $1', [
        body.game_session_id,
      ]);
      return row?.nickname;
    };
    const set = (column: string, name: string | null) =>
      platform.db.query(`UPDATE players SET ${column} = $2 WHERE email = $1`, [email, name]);
    expect(await nameOf(platform.caller())).toBe('Player***');
    expect(await nameOf(player)).toBe('Mira K***');
    await set('nickname', null);
    await set('first_name', 'Ákos🎲Nagy');
    expect(await nameOf(player)).toBe('Ákos🎲N***');
    await set('first_name', null);
    expect(await nameOf(player)).toBe('Player***');
    await set('nickname', 'Mira K.');
    await set('first_name', 'Mira');
  });

  it('a launch reports the first of several refusals: under age, closed country, limit, missing details, terms', async () => {
    const abroad = platform.caller({ country: 'US' });
    for (const [name, value] of player.cookies) abroad.cookies.set(name, value);
    const block = (blocked: string) => platform.operator().send('POST', `/console/api/players/${email}`, { blocked });
    const born = (day: string | null) =>
      platform.db.query('UPDATE players SET date_of_birth = $2 WHERE email = $1', [email, day]);
    const [row] = await platform.db.query<{ at: string }>(
      'SELECT terms_accepted_at::text AS at FROM players WHERE email = $1',
      [email],
    );
    const agreed = (at: string | null) =>
      platform.db.query('UPDATE players SET terms_accepted_at = $2 WHERE email = $1', [email, at]);
    try {
      await agreed(null);
      await block('limit_reached');
      await born('2010-01-01');
      expect(await launch(abroad, slot, 'real')).toMatchObject(refused('under_age'));
      await born(null);
      expect(await launch(abroad, slot, 'real')).toMatchObject(refused('country_closed'));
      expect(await launch(player, slot, 'real')).toMatchObject(refused('limit_reached'));
      await block('none');
      expect(await launch(player, slot, 'real')).toMatchObject(refused('profile_incomplete'));
      expect((await launch(player, slot, 'demo')).status).toBe(200);
      await born('1990-05-17');
      expect(await launch(player, slot, 'real')).toMatchObject(refused('terms_missing'));
    } finally {
      await block('none');
      await born('1990-05-17');
      await agreed(row?.at ?? null);
    }
    expect((await launch(player, slot, 'real')).status).toBe(200);
  });

  it('a launch is refused in a currency that the game does not support, and as a demo if the game has no demo', async () => {
    const set = (column: string, value: unknown) =>
      platform.db.query(`UPDATE games SET ${column} = $2 WHERE slug = $1`, ['undertow-ways', value]);
    await set('currencies', ['CAD']);
    await set('has_demo_mode', false);
    expect(await launch(player, 'undertow-ways', 'real')).toMatchObject(refused('currency_unsupported'));
    expect(await launch(player, 'undertow-ways', 'demo')).toMatchObject(refused('no_demo'));
    await set('currencies', ['CAD', 'EUR']);
    expect((await launch(player, 'undertow-ways', 'real')).status).toBe(200);
  });

  it('launching a demo neither ends an open real-money game nor counts as a played game', async () => {
    const real = await openFrameOf(platform, player, slot, 'real');
    await openFrameOf(platform, player, wheel, 'demo');
    const slugs = (await player.send<Game[]>('GET', '/api/player/played_games')).body.map(game => game.slug);
    expect([slugs.includes(slot), slugs.includes('rocket-x')]).toEqual([true, false]);
    await openFrameOf(platform, player, 'rocket-x', 'demo');
    expect((await player.send<Game[]>('GET', '/api/player/played_games')).body).toHaveLength(slugs.length);
    expect((await real.bet(randomUUID(), { engine: 'slot', stake_cents: 20 })).status).toBe(200);
  });

  it('two concurrent launches leave one real-money game open, because the second ends the first', async () => {
    const [row] = await platform.db.query<{ id: bigint }>('SELECT id FROM players WHERE email = $1', [email]);
    const [one, two] = [await launch(player, slot, 'real'), await launch(player, wheel, 'real')];
    const started = await behindLock(
      platform.db,
      { text: 'SELECT FROM players WHERE id = $1 FOR NO KEY UPDATE', values: [row?.id] },
      [one, two].map(({ body }) => ({ waits: true, run: () => start(body) })),
    );
    expect(started.map(({ status }) => status)).toEqual([200, 200]);
    const open = await platform.db.query<{ id: string }>(
      `SELECT id FROM game_sessions WHERE player_id = $1 AND mode = 'real' AND token_hash IS NOT NULL AND ended_at IS NULL`,
      [row?.id],
    );
    expect(open.map(({ id }) => id)).toEqual([two.body.game_session_id]);
  });

  it('a launch that was ended before its frame started opens no game', async () => {
    const { body } = await launch(player, slot, 'real');
    await platform.db.query('UPDATE game_sessions SET ended_at = $2 WHERE id = $1', [
      body.game_session_id,
      platform.clock.now(),
    ]);
    expect(await start(body)).toMatchObject(refused('launch_expired'));
  });
});

describe("a frame's bearer token", () => {
  it('looks up a bearer token in the database once and then caches it, evicting the oldest, but does not cache unknown tokens', async () => {
    const query = vi.fn<() => Promise<unknown[]>>();
    const db: Database = { ...platform.db, query: query as never };
    const authenticate = authenticateFrame(testGameContext({ ...platform, db }));
    query.mockResolvedValueOnce([]);
    expect(await authenticate('stranger')).toBeNull();
    query.mockResolvedValue([{ id: 'of a guest', player_id: null, currency: 'FUN', mode: 'demo' }]);
    const guest = { id: 'of a guest', playerId: null, currency: 'FUN', real: false };
    expect(await authenticate('guest')).toEqual(guest);
    query.mockResolvedValue([{ id: 'of a player', player_id: 7n, currency: 'EUR', mode: 'real' }]);
    expect(await authenticate('guest')).toEqual(guest);
    for (let bearer = 0; bearer < 19_999; bearer += 1) await authenticate(`bearer ${bearer}`);
    expect(await authenticate('bearer 0')).toEqual({ id: 'of a player', playerId: 7, currency: 'EUR', real: true });
    expect(await authenticate('guest')).toEqual(guest);
    expect(query).toHaveBeenCalledTimes(20_001);
    await authenticate('one more');
    await authenticate('bearer 0');
    expect(query).toHaveBeenCalledTimes(20_002);
    await authenticate('guest');
    expect(query).toHaveBeenCalledTimes(20_003);
  });
});
