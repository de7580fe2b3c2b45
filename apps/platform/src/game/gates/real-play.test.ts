import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { setLimit } from '../../limits/set-limit.ts';
import { giveMoney, launchToken, openFrameOf, signInDemo, type OpenedFrame } from '../../testing/play.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';

let player: TestCaller;
let playerId: number;
let frame: OpenedFrame;

const email = 'demo@liftoff.test';
const slot = 'deep-sea-salvage';
const refused = (status: number, refusal: string) => ({ status, body: { refusal } });
const block = (kind: string) => platform.operator().send('POST', `/console/api/players/${email}`, { blocked: kind });
const profile = (column: string, value: string | null) =>
  platform.db.query(`UPDATE players SET ${column} = $2 WHERE id = $1`, [playerId, value]);
const standIn = (country: string | null) =>
  platform.db.query('UPDATE game_sessions SET country = $2 WHERE player_id = $1', [playerId, country]);

/** Places another bet in an open game, after its minimum cycle has passed. */
async function bet(of: OpenedFrame = frame, stake = 20) {
  platform.clock.advance(10_000);
  return await of.bet(randomUUID(), { engine: 'slot', stake_cents: stake });
}

/** Launches a game, runs `meanwhile`, then starts the game's frame. */
async function startAfter(meanwhile: () => Promise<unknown>, mode: 'real' | 'demo' = 'real') {
  const launched = await player.send<{ launch_url: string }>('POST', `/api/games/${slot}/launch`, { mode });
  expect(launched.status).toBe(200);
  await meanwhile();
  return await platform
    .caller()
    .send('POST', '/frame/api/start', { launch_token: launchToken(launched.body.launch_url) });
}

const platform = usePlatform({ seed: 'small' });
beforeEach(async () => {
  platform.clock.advance(60_000);
  await block('none');
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  await giveMoney(platform, email, 'EUR', 100_000);
  frame = await openFrameOf(platform, player, slot, 'real');
});

describe('the gates of real play, at every stake and at the start of every frame', () => {
  it.each([[null], ['US'], ['GB'], ['ZZ']])(
    'real play is refused for a caller in the country %s [C27, D16]',
    async country => {
      await standIn(country);
      expect(await bet()).toMatchObject(refused(451, 'country_closed'));
      expect(await startAfter(() => standIn(country))).toMatchObject(refused(451, 'country_closed'));
    },
  );

  it("the gates use the country of the launch, which no header of the frame's calls can change", async () => {
    const [row] = await platform.db.query<{ country: string }>('SELECT country FROM game_sessions WHERE id = $1', [
      frame.sessionId,
    ]);
    expect(row?.country).toBe('CA');
    await standIn('US');
    const body = { id: randomUUID(), input: { engine: 'slot', stake_cents: 20 } };
    const headers = { ...frame.headers, 'x-test-country': 'CA', 'x-country': 'CA' };
    expect(await platform.caller().send('POST', '/frame/api/bet', body, headers)).toMatchObject({ status: 451 });
  });

  it.each(['self_excluded', 'cooling_off', 'limit_reached'])(
    'the next stake and the next frame start are refused on %s [C8]',
    async kind => {
      const answer = await startAfter(() => block(kind));
      // A break also ends the game, and an exclusion also ends the session; their refusals are returned first.
      expect([kind, 'unauthenticated', 'launch_expired']).toContain((answer.body as { refusal?: string }).refusal);
      const next = await bet();
      expect([kind, 'unauthenticated']).toContain((next.body as { refusal?: string }).refusal);
    },
  );

  it.each([
    ['date_of_birth', null, 422, 'profile_incomplete'],
    ['country', null, 422, 'profile_incomplete'],
    ['date_of_birth', '2010-01-01', 422, 'under_age'],
    ['country', 'US', 451, 'country_closed'],
  ])('real play is refused if %s has become %s since the launch [C25, I10]', async (column, value, status, word) => {
    try {
      expect(await startAfter(() => profile(column, value))).toMatchObject(refused(status, word));
      expect(await bet()).toMatchObject(refused(status, word));
    } finally {
      await profile('date_of_birth', '1990-05-17');
      await profile('country', 'DE');
    }
    expect((await bet()).status).toBe(200);
  });

  it('real play is refused for a player who is old enough where they play but not under their licence [C25, D7]', async () => {
    await profile('date_of_birth', '2007-01-01');
    expect((await bet()).status).toBe(200);
    try {
      await profile('licence', 'EE');
      expect(await bet()).toMatchObject(refused(422, 'under_age'));
    } finally {
      await profile('licence', 'CW');
      await profile('date_of_birth', '1990-05-17');
    }
  });

  it('the gates report the first of several refusals: under age, closed country, limit, missing details', async () => {
    const words = async (birthday: string | null, country: string, blocked: string) => {
      await profile('date_of_birth', birthday);
      await standIn(country);
      await block(blocked);
      return ((await bet()).body as { refusal?: string }).refusal;
    };
    try {
      expect(await words('2010-01-01', 'US', 'limit_reached')).toBe('under_age');
      expect(await words('2010-01-01', 'CA', 'cooling_off')).toBe('under_age');
      expect(await words(null, 'US', 'limit_reached')).toBe('country_closed');
      expect(await words(null, 'CA', 'limit_reached')).toBe('limit_reached');
      expect(await words(null, 'CA', 'none')).toBe('profile_incomplete');
    } finally {
      await profile('date_of_birth', '1990-05-17');
    }
  });

  it('real play is refused for a player who self-excluded under another account, even in a game already launched or opened', async () => {
    const name = (of: string, first: string, last: string) =>
      platform.db.query('UPDATE players SET first_name = $2, last_name = $3 WHERE email = $1', [of, first, last]);
    const other = 'tester@liftoff.test';
    const shut = (kind: string) => platform.operator().send('POST', `/console/api/players/${other}`, { blocked: kind });
    await name(other, 'Mira', 'Kask');
    try {
      expect((await bet()).status).toBe(200);
      expect(await startAfter(() => shut('self_excluded'))).toMatchObject(refused(403, 'self_excluded'));
      expect(await bet()).toMatchObject(refused(403, 'self_excluded'));
      const launched = await player.send('POST', `/api/games/${slot}/launch`, { mode: 'real' });
      expect(launched).toMatchObject(refused(403, 'self_excluded'));
      await name(other, 'Toni', 'Tester');
      await name(email, 'Nora', 'Kask');
      expect((await bet()).status).toBe(200);
    } finally {
      await shut('none');
      await name(other, 'Toni', 'Tester');
      await name(email, 'Mira', 'Kask');
    }
  });

  it('a stake above what a limit has left is refused, and a lowered limit applies to the next stake [I9] [C2]', async () => {
    const [used] = await platform.db.query<{ staked: bigint }>(
      `SELECT coalesce(-sum(e.amount), 0)::numeric AS staked FROM ledger_entries e
       JOIN ledger_transfers t ON t.id = e.transfer_id JOIN ledger_accounts a ON a.id = e.account_id
       WHERE a.owner = $1 AND t.kind = 'stake'`,
      [`player:${playerId}`],
    );
    const limit = (more: bigint) =>
      platform.db.transaction(tx =>
        setLimit(tx, platform.deps, playerId, {
          type: 'wager',
          period: 'day',
          endsAt: null,
          accounts: [{ currency: 'EUR', amount: (used?.staked ?? 0n) + more }],
        }),
      );
    await limit(1_000n);
    platform.clock.advance(10_000);
    const second = await openFrameOf(platform, player, slot, 'real');
    await limit(100n);
    expect((await second.bet(randomUUID(), { engine: 'slot', stake_cents: 120 })).body).toMatchObject({
      refusal: 'limit_reached',
    });
    frame = second;
    const wager = (left: number) => ({ type: 'wager', period: 'day', currency: 'EUR', left_cents: left });
    const above = { status: 403, body: { refusal: 'limit_reached', limit: wager(100) } };
    expect(await bet(frame, 120)).toMatchObject(above);
    expect((await bet(frame, 100)).status).toBe(200);
    const reached = await bet(frame, 20);
    expect(reached).toMatchObject({ ...above, body: { limit: wager(0) } });
    const { until } = (reached.body as unknown as { limit: { until: string } }).limit;
    const leftMs = Date.parse(until) - platform.clock.now().getTime();
    expect(leftMs > 0 && leftMs <= 86_400_000).toBe(true);
  });

  it.each(['wager', 'loss'] as const)(
    'only as many concurrent bets are accepted as a %s limit has room for [I9]',
    async type => {
      await platform.db.transaction(tx =>
        setLimit(tx, platform.deps, playerId, {
          type,
          period: 'forever',
          endsAt: null,
          accounts: [{ currency: 'EUR', amount: 100n }],
        }),
      );
      const reached = { status: 403, body: { refusal: 'limit_reached', limit: { type } } };
      expect(await bet(frame, 120)).toMatchObject({ ...reached, body: { limit: { left_cents: 100 } } });
      platform.clock.advance(10_000);
      const stake = { engine: 'slot', stake_cents: 100 };
      const answers = await Promise.all([1, 2, 3, 4].map(() => frame.bet(randomUUID(), stake)));
      const [taken, ...more] = answers.filter(({ status }) => status === 200);
      expect(more).toEqual([]);
      // A win offsets losses, so a loss limit can leave room for another stake.
      const context = type === 'loss' && Number(taken?.body.win_cents) >= 100;
      for (const refusal of answers.filter(answer => answer !== taken))
        expect(refusal).toMatchObject(context ? refused(429, 'too_fast') : reached);
      expect(await bet(frame, 100)).toMatchObject(context ? { status: 200 } : reached);
    },
  );

  it('the gates report the limit with the least amount left, or a reached deposit limit [C4]', async () => {
    const limit = (type: 'loss' | 'wager' | 'deposit', amount: bigint) =>
      platform.db.transaction(tx =>
        setLimit(tx, platform.deps, playerId, {
          type,
          period: 'week',
          endsAt: null,
          accounts: [{ currency: 'EUR', amount }],
        }),
      );
    await limit('loss', 10_000_000n);
    await limit('wager', 1_000_000n);
    await limit('deposit', 5_000n);
    const named = (type: string) => ({ status: 403, body: { refusal: 'limit_reached', limit: { type } } });
    await limit('wager', 0n);
    expect(await bet()).toMatchObject(named('wager'));
    await block('none');
    await limit('deposit', 0n);
    await limit('loss', 10_000_000n);
    expect(await bet()).toMatchObject(named('deposit'));
  });

  it('bets are refused after twelve hours, when the site session has ended [A9]', async () => {
    for (let minute = 0; minute < 12 * 60; minute += 20) {
      platform.clock.advance(20 * 60_000);
      await platform.db.query('UPDATE sessions SET seen_at = $1', [platform.clock.now()]);
    }
    expect(await bet()).toMatchObject(refused(401, 'unauthenticated'));
  });

  it('a launched game does not start after sign-out, or once its session has been idle or open for too long [A9, A10]', async () => {
    const seen = (minutes: number, column: 'seen_at' | 'started_at') => () =>
      platform.db.query(`UPDATE sessions SET ${column} = $1 WHERE ended_at IS NULL`, [
        new Date(platform.clock.now().getTime() - minutes * 60_000),
      ]);
    const over = refused(401, 'unauthenticated');
    expect((await startAfter(seen(29, 'seen_at'))).status).toBe(200);
    expect(await startAfter(seen(30, 'seen_at'))).toMatchObject(over);
    player = await signInDemo(platform);
    expect((await startAfter(seen(719, 'started_at'))).status).toBe(200);
    expect(await startAfter(seen(720, 'started_at'))).toMatchObject(over);
    player = await signInDemo(platform);
    expect(await startAfter(() => player.send('DELETE', '/api/users/sign_out'))).toMatchObject(over);
  });

  it('the minimum cycle continues when the same game or another one is opened [C19]', async () => {
    expect((await bet()).status).toBe(200);
    const spin = (of: OpenedFrame) => of.bet(randomUUID(), { engine: 'slot', stake_cents: 20 });
    const again = await openFrameOf(platform, player, slot, 'real');
    expect(await spin(again)).toMatchObject(refused(429, 'too_fast'));
    platform.clock.advance(2_400);
    const other = await openFrameOf(platform, player, 'undertow-ways', 'real');
    expect(await spin(other)).toMatchObject(refused(429, 'too_fast'));
    platform.clock.advance(100);
    expect((await spin(other)).status).toBe(200);
  });

  it('real-money launches, and stakes in an open game, are refused until the terms are accepted', async () => {
    const [row] = await platform.db.query<{ at: string }>(
      'SELECT terms_accepted_at::text AS at FROM players WHERE id = $1',
      [playerId],
    );
    await profile('terms_accepted_at', null);
    try {
      const launched = await player.send('POST', `/api/games/${slot}/launch`, { mode: 'real' });
      expect(launched).toMatchObject(refused(403, 'terms_missing'));
      expect(await bet()).toMatchObject(refused(403, 'terms_missing'));
    } finally {
      await profile('terms_accepted_at', row?.at ?? null);
    }
  });

  it('the gates check none of these conditions for play money', async () => {
    const demo = await openFrameOf(platform, player, slot, 'demo');
    await standIn(null);
    await profile('date_of_birth', null);
    try {
      expect((await bet(demo)).status).toBe(200);
      expect((await startAfter(() => standIn(null), 'demo')).status).toBe(200);
    } finally {
      await profile('date_of_birth', '1990-05-17');
    }
  });
});
