import type { LoginBlock } from '@liftoff/contract/limits/limits';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { totpCode } from '../../account/two-factor/totp.ts';
import type { SignInMethod } from '../../account/sign-in/sign-in-methods.ts';
import { openFrameOf, signInDemo } from '../../testing/play.ts';
import { behindLock } from '../../testing/race.ts';
import { signUpForm } from '../../testing/sign-up-form.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';

/*
 * Tests of blocked login hours: hours of the day in which a player has sign-in refused, at their own request. All
 * times are in UTC.
 */
const hourMs = 3_600_000;
const email = 'demo@liftoff.test';
const secret = 'JBSWY3DPEHPK3PXP';
const spin = { engine: 'slot', stake_cents: 20 };

let player: TestCaller;
let playerId: number;
const platform = usePlatform({ seed: 'small' });
beforeEach(async () => {
  await platform.db.query('DELETE FROM login_hours');
  await platform.db.query(`UPDATE players SET totp_secret = NULL, licence = 'CW' WHERE email = $1`, [email]);
  toHour(12);
  player = await signInDemo(platform, email);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
});

/** Advances the clock to the next time it shows the hour, at least a day later. */
function toHour(hour: number, ms = 0): void {
  const now = platform.clock.now();
  const next = new Date(now);
  next.setUTCHours(hour, 0, 0, ms);
  while (next.getTime() <= now.getTime() + 24 * hourMs) next.setUTCDate(next.getUTCDate() + 1);
  platform.clock.advance(next.getTime() - now.getTime());
}
const hours = (from: number, to: number, time_zone = 'UTC') => ({ from_min: from * 60, to_min: to * 60, time_zone });
const set = (of: unknown, headers = {}, by = player) =>
  by.send<LoginBlock>('PUT', '/api/player/login_hours', { hours: of }, headers);
const read = async (by = player) => (await by.send<LoginBlock>('GET', '/api/player/login_hours')).body;
const password = (caller: TestCaller) =>
  caller.send('POST', '/api/users/sign_in', { user: { email, password: 'Liftoff-2026!' } });
const inMs = (ms: number) => new Date(platform.clock.now().getTime() + ms).toISOString();
const trail = async () =>
  (
    await platform.db.query<{ action: string }>(
      `SELECT action FROM audit WHERE subject = $1 AND action LIKE 'login_hours.%' AND at >= $2 ORDER BY line`,
      [`player:${playerId}`, new Date(platform.clock.now().getTime() - 26 * hourMs)],
    )
  ).map(({ action }) => action);
const code = () => totpCode(secret, Math.floor(platform.clock.now().getTime() / 30_000));
const linkToken = async () => {
  const issued = await platform
    .operator()
    .send<{ autologin_link: string }>('POST', `/console/api/players/${email}/autologin`);
  return { status: issued.status, token: new URL(issued.body.autologin_link).searchParams.get('autologin_token') };
};
const byLink = (caller: TestCaller, token: unknown) =>
  caller.send('POST', '/api/users/autologin', { user: { autologin_token: token } });

/** Prepares a sign-in before the blocked hours begin, and returns the function that signs in during them. */
type Way = () => Promise<(caller: TestCaller) => Promise<{ status: number; body: unknown }>>;
const ways: Record<Exclude<SignInMethod, 'registration'>, Way> = {
  password: async () => password,
  one_time_code: async () => {
    await platform.db.query('UPDATE players SET totp_secret = $2 WHERE email = $1', [email, secret]);
    const challenged = platform.caller();
    await password(challenged);
    return caller => {
      for (const [name, value] of challenged.cookies) caller.cookies.set(name, value);
      return caller.send('POST', '/api/users/sign_in', { user: { otp_attempt: code() } });
    };
  },
  autologin: async () => {
    const { token } = await linkToken();
    return caller => byLink(caller, token);
  },
};

describe('sign-in during the blocked hours', () => {
  it.each(Object.entries(ways))(
    'sign-in by %s is refused during the blocked hours, and the response says until when',
    async (_way, before) => {
      await set(hours(22, 6));
      toHour(22, -120_000);
      const enter = await before();
      platform.clock.advance(120_000 + 60_000);
      const until = inMs(8 * hourMs - 60_000);
      const caller = platform.caller();
      expect(await enter(caller)).toMatchObject({ status: 403, body: { refusal: 'login_hours', until } });
      expect(caller.cookies.has('__Host-session')).toBe(false);
      platform.clock.advance(8 * hourMs - 60_000);
      const later = platform.caller();
      await platform.db.query('UPDATE players SET totp_secret = NULL WHERE email = $1', [email]);
      expect((await password(later)).status).toBe(200);
      expect(later.cookies.has('__Host-session')).toBe(true);
    },
  );

  it('the response to a wrong password does not reveal the blocked hours, and no sign-in link is issued', async () => {
    await set(hours(22, 6));
    toHour(23);
    const wrong = { user: { email, password: 'not this one at all' } };
    expect((await platform.caller().send('POST', '/api/users/sign_in', wrong)).body).not.toHaveProperty('until');
    const link = `/console/api/players/${email}/autologin`;
    expect(await platform.operator().send('POST', link)).toMatchObject({ body: { refusal: 'login_hours' } });
  });

  it("another person can register during a player's blocked hours", async () => {
    await set(hours(22, 6));
    toHour(23);
    const user = { ...signUpForm, email: `night-${randomUUID()}@example.com` };
    expect((await platform.caller().send('POST', '/api/users', { user })).status).toBe(201);
  });

  it('a player whose blocked hours cannot be read cannot sign in', async () => {
    await set(hours(22, 6));
    await platform.db.query(`UPDATE login_hours SET time_zone = 'Mars/Olympus'`);
    const caller = platform.caller();
    expect((await password(caller)).status).toBe(500);
    expect(caller.cookies.has('__Host-session')).toBe(false);
  });
});

describe('a player who is signed in when the blocked hours begin', () => {
  it('a player is signed out within a minute of the start of the blocked hours and can no longer bet, while an open round is settled [B27]', async () => {
    await set(hours(22, 6));
    toHour(22, -60_000);
    player = await signInDemo(platform, email);
    const slot = await openFrameOf(platform, player, 'deep-sea-salvage', 'real');
    expect((await slot.bet(randomUUID(), spin)).status).toBe(200);
    const crash = await openFrameOf(platform, player, 'rocket-x', 'real');
    platform.clock.advance(59_900);
    await platform.jobs.runDue();
    const id = randomUUID();
    const flight = { engine: 'crash', stake_cents: 100, auto_collect_hundredths: null };
    expect((await crash.bet(id, flight)).body.state).toBe('open');
    platform.clock.advance(60_000);
    await platform.jobs.runDue();
    expect('id' in (await player.send<object>('GET', '/api/player')).body).toBe(false);
    expect((await crash.bet(randomUUID(), flight)).status).toBe(401);
    const games = await platform.db.query('SELECT FROM game_sessions WHERE player_id = $1 AND ended_at IS NULL', [
      playerId,
    ]);
    expect(games).toEqual([]);
    platform.clock.advance(10 * 60_000);
    await platform.jobs.runDue();
    const [round] = await platform.db.query<{ state: string }>('SELECT state FROM game_rounds WHERE id = $1', [id]);
    expect(round?.state).not.toBe('open');
  });

  it("a player is signed out even if another player's hours cannot be read", async () => {
    await set(hours(22, 6));
    const other = platform.caller();
    const user = { ...signUpForm, email: `other-${randomUUID()}@example.com` };
    await other.send('POST', '/api/users', { user });
    await set(hours(12, 14), {}, other);
    await platform.db.query(`UPDATE login_hours SET time_zone = 'Mars/Olympus' WHERE player_id = $1`, [playerId]);
    platform.clock.advance(60_000);
    await platform.jobs.runDue();
    expect('id' in (await other.send<object>('GET', '/api/player')).body).toBe(false);
  });

  it('a player who sets hours that have already begun is also signed out', async () => {
    expect((await set(hours(11, 14))).status).toBe(200);
    platform.clock.advance(60_000);
    await platform.jobs.runDue();
    expect('id' in (await player.send<object>('GET', '/api/player')).body).toBe(false);
    expect((await password(platform.caller())).body).toMatchObject({ refusal: 'login_hours' });
  });
});

describe('changing the blocked hours', () => {
  it('longer blocked hours apply immediately, while shorter, different or no hours apply automatically after a day', async () => {
    expect((await set(hours(22, 5))).body).toEqual({ hours: hours(22, 5), waiting: null });
    expect((await set(hours(21, 6))).body).toEqual({ hours: hours(21, 6), waiting: null });
    for (const looser of [hours(21, 5), hours(23, 8), hours(21, 6, 'Europe/Berlin'), null]) {
      const waiting = { hours: looser, from: inMs(24 * hourMs) };
      expect((await set(looser)).body).toEqual({ hours: hours(21, 6), waiting });
    }
    platform.clock.advance(1000);
    const { waiting } = (await set(null)).body;
    expect(waiting?.from).toBe(inMs(24 * hourMs - 1000));
    platform.clock.advance(24 * hourMs - 1001);
    player = await signInDemo(platform, email);
    expect(await read()).toEqual({ hours: hours(21, 6), waiting });
    platform.clock.advance(1);
    expect(await read()).toEqual({ hours: null, waiting: null });
    toHour(23);
    expect((await password(platform.caller())).status).toBe(200);
    platform.clock.advance(60_000);
    await platform.jobs.runDue();
    expect(await read(await signInDemo(platform, email))).toEqual({ hours: null, waiting: null });
  });

  it('setting the same or longer hours drops a pending change, and the audit trail records it', async () => {
    await set(hours(22, 6));
    await set(null);
    expect((await set(hours(22, 6))).body).toEqual({ hours: hours(22, 6), waiting: null });
    await set(hours(23, 6));
    expect((await set(hours(22, 7))).body).toEqual({ hours: hours(22, 7), waiting: null });
    await set(hours(22, 7));
    expect(await trail()).toEqual([
      'login_hours.set',
      'login_hours.change_asked',
      'login_hours.change_dropped',
      'login_hours.change_asked',
      'login_hours.set',
    ]);
    toHour(23);
    expect((await password(platform.caller())).body).toMatchObject({ refusal: 'login_hours' });
  });

  it("a looser change of the blocked hours waits for the licence's delay, and is refused under an unknown licence", async () => {
    await set(hours(22, 6));
    await platform.db.query(`UPDATE players SET licence = 'nowhere' WHERE email = $1`, [email]);
    expect(await set(null)).toMatchObject({ status: 403, body: { refusal: 'forbidden' } });
    expect((await set(hours(21, 6))).body).toEqual({ hours: hours(21, 6), waiting: null });
    await platform.db.query(`UPDATE players SET licence = 'SE' WHERE email = $1`, [email]);
    expect((await set(null)).body.waiting).toEqual({ hours: null, from: inMs(72 * hourMs) });
  });

  it('a change of the blocked hours is recorded in the audit trail with its actor, IP address, old and new hours, and when they apply [C36]', async () => {
    await set(hours(22, 6));
    await set(null);
    const rows = await platform.db.query<{ actor: string; ip: string; before: unknown; after: unknown }>(
      `SELECT actor, ip, before, after FROM audit WHERE subject = $1 AND action LIKE 'login_hours.%' AND at = $2 ORDER BY line`,
      [`player:${playerId}`, platform.clock.now()],
    );
    const by = { actor: `player:${playerId}`, ip: '203.0.113.7' };
    expect(rows).toEqual([
      { ...by, before: { hours: null }, after: { hours: hours(22, 6) } },
      { ...by, before: { hours: hours(22, 6) }, after: { hours: null, from: inMs(24 * hourMs) } },
    ]);
  });

  it('the blocked hours change once per idempotency key, and a change with an invalid span or time zone is refused', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    await set(hours(22, 6), headers);
    expect((await set(hours(22, 6), headers)).body).toEqual({ hours: hours(22, 6), waiting: null });
    expect(await trail()).toEqual(['login_hours.set']);
    expect((await set(null, headers)).body).toMatchObject({ refusal: 'idempotency_mismatch' });
    for (const wrong of [
      hours(9, 9),
      hours(9, 17, 'Mars/Olympus'),
      hours(9, 17, '+02:00'),
      hours(9, 24),
      hours(9.1, 17),
    ])
      expect((await set(wrong)).status, JSON.stringify(wrong)).toBe(422);
    const notAllowed = ['VALIDATION.COMMON.NOT_ALLOWED'];
    expect((await set(hours(9, 9))).body).toMatchObject({ refusal: 'invalid', errors: { to_min: notAllowed } });
    expect((await set(hours(9, 17, 'Mars/Olympus'))).body).toMatchObject({
      refusal: 'invalid',
      errors: { time_zone: notAllowed },
    });
    expect(await read()).toEqual({ hours: hours(22, 6), waiting: null });
  });

  it('two concurrent changes are decided one after another, so that shorter hours never replace longer ones immediately', async () => {
    await set(hours(22, 6));
    const lock = { text: 'SELECT FROM players WHERE id = $1 FOR UPDATE', values: [playerId] };
    const answers = await behindLock(platform.db, lock, [
      { run: () => set(hours(20, 8)), waits: true },
      { run: () => set(hours(21, 7)), waits: true },
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await read()).toEqual({ hours: hours(20, 8), waiting: { hours: hours(21, 7), from: inMs(24 * hourMs) } });
  });

  it('a sign-in that waits for a concurrent change is refused if the new hours block it', async () => {
    const lock = { text: 'SELECT FROM players WHERE id = $1 FOR UPDATE', values: [playerId] };
    const [, entered] = await behindLock(platform.db, lock, [
      { run: () => set(hours(11, 14)), waits: true },
      { run: () => password(platform.caller()), waits: true },
    ]);
    expect(entered).toMatchObject({ body: { refusal: 'login_hours' } });
  });
});
