import type { User } from '@liftoff/contract/account/account';
import { describe, expect, it } from 'vitest';
import { signUpForm } from '../../testing/sign-up-form.ts';
import { solveCaptcha } from '../../testing/solve-captcha.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import { signInThresholds } from './sign-in-attempts.ts';
import { sessionsPerPlayer } from '../sessions/sessions.ts';
import { totpCode } from '../two-factor/totp.ts';

let addresses = 0;
const minuteMs = 60_000;
const platform = usePlatform({ seed: 'none', env: { RATE_FACTOR: '1' } });

/** A browser with an IP address that no other browser has used. */
const stranger = () => platform.caller({ ip: `198.18.${addresses++}.1` });

interface RefusalBody {
  refusal: string;
  retry_after_sec?: number;
}
const signIn = (caller: ReturnType<typeof stranger>, email: string, password: string = signUpForm.password) =>
  caller.send<User & RefusalBody>('POST', '/api/users/sign_in', { user: { email, password } });

async function newPlayer(email: string): Promise<{ id: number; caller: ReturnType<typeof stranger> }> {
  const caller = stranger();
  const answer = await caller.send<User>('POST', '/api/users', { user: { ...signUpForm, email } });
  expect(answer.status).toBe(201);
  return { id: answer.body.id, caller };
}

const isSignedIn = async (caller: ReturnType<typeof stranger>): Promise<boolean> =>
  'id' in (await caller.send<object>('GET', '/api/player')).body;

describe('signing in', () => {
  it('signing in opens a session, and signing out ends it [CALL-029] [CALL-031] [CALL-021] [STATE-001] [STATE-002]', async () => {
    await newPlayer('in@example.com');
    const caller = stranger();
    expect((await caller.send('GET', '/api/player')).body).toEqual({});
    const answer = await signIn(caller, 'IN@example.com');
    expect(answer.status).toBe(200);
    expect(await isSignedIn(caller)).toBe(true);
    expect((await caller.send('DELETE', '/api/users/sign_out')).status).toBe(204);
    expect(await isSignedIn(caller)).toBe(false);
  });

  it('signing out makes the browser delete the data it stored about the player [CALL-031] [A10]', async () => {
    const { caller } = await newPlayer('forgotten@example.com');
    const answer = await caller.send('DELETE', '/api/users/sign_out');
    expect(answer.headers.get('clear-site-data')).toBe('"storage"');
  });

  it('responds alike to a wrong password and an unknown address [CALL-029] [A16]', async () => {
    await newPlayer('known@example.com');
    const wrong = await signIn(stranger(), 'known@example.com', 'not the password');
    const unknown = await signIn(stranger(), 'unknown@example.com', 'not the password');
    expect(wrong.status).toBe(401);
    expect({ ...wrong.body, request_id: '' }).toEqual({ ...unknown.body, request_id: '' });
  });

  it('refuses the right password and a captcha without the unlock link until the lock ends, and reports the wait [A13]', async () => {
    const email = 'hurried@example.com';
    const { failures, windowMs } = signInThresholds.perAccount;
    await newPlayer(email);
    for (let guess = 0; guess < failures; guess += 1)
      expect((await signIn(stranger(), email, 'not the password')).status).toBe(401);
    const hasty = async () => {
      const caller = stranger();
      const user = { email, password: signUpForm.password, captcha: await solveCaptcha(caller) };
      return caller.send<User & RefusalBody>('POST', '/api/users/sign_in', { user });
    };
    expect(await hasty()).toMatchObject({
      status: 429,
      body: { refusal: 'rate_limited', retry_after_sec: windowMs / 1000, errors: { email: ['unlock_by_mail'] } },
    });
    platform.clock.advance(windowMs);
    expect((await hasty()).status).toBe(200);
  });

  it('sets only cookies that scripts and other hosts cannot read [A5]', async () => {
    const { caller } = await newPlayer('cookie@example.com');
    const answer = await signIn(caller, 'cookie@example.com');
    const cookies = answer.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) expect(cookie).toMatch(/^__Host-[a-z]+=[^;]*; .*Secure; HttpOnly; SameSite=Lax/);
  });

  it('issues a new session id at each sign-in, ignores a planted session id and ends the previous session [A8]', async () => {
    await newPlayer('rotate@example.com');
    const caller = stranger();
    caller.cookies.set('__Host-session', 'planted-by-somebody-else-0000000000000000000');
    await signIn(caller, 'rotate@example.com');
    const first = caller.cookies.get('__Host-session') ?? '';
    expect(first).toMatch(/^[\w-]{43}\.[\w-]{43}$/);
    await signIn(caller, 'rotate@example.com');
    expect(caller.cookies.get('__Host-session')).not.toBe(first);
    const old = stranger();
    old.cookies.set('__Host-session', first);
    expect(await isSignedIn(old)).toBe(false);
  });

  it('stores session tokens only as hashes, and allows at most five sessions per player [A8]', async () => {
    const { id, caller } = await newPlayer('five@example.com');
    for (let at = 0; at < sessionsPerPlayer; at += 1) {
      platform.clock.advance(1000);
      await signIn(stranger(), 'five@example.com');
    }
    expect(await isSignedIn(caller)).toBe(false);
    const [open] = await platform.db.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM sessions WHERE player_id = $1 AND ended_at IS NULL',
      [id],
    );
    expect(open?.count).toBe(sessionsPerPlayer);
    const token = caller.cookies.get('__Host-session') ?? 'none';
    const rows = await platform.db.query<{ token_hash: Buffer }>('SELECT token_hash FROM sessions');
    expect(rows.some(row => row.token_hash.toString('base64url') === token)).toBe(false);
  });

  it('ends a session after exactly 30 idle minutes or 12 hours, and a background poll does not extend it [A9]', async () => {
    const { caller } = await newPlayer('idle@example.com');
    platform.clock.advance(29 * minuteMs + 59_000);
    expect(await isSignedIn(caller)).toBe(true);
    platform.clock.advance(29 * minuteMs);
    await caller.send('GET', '/api/player', undefined, { 'x-background': '1' });
    platform.clock.advance(minuteMs + 1000);
    expect(await isSignedIn(caller)).toBe(false);
    await signIn(caller, 'idle@example.com');
    for (let at = 0; at < 35; at += 1) {
      platform.clock.advance(20 * minuteMs);
      expect(await isSignedIn(caller)).toBe(true);
    }
    platform.clock.advance(20 * minuteMs - 1000);
    expect(await isSignedIn(caller)).toBe(true);
    platform.clock.advance(2000);
    expect(await isSignedIn(caller)).toBe(false);
  });
});

describe('wrong passwords', () => {
  it("after three wrong passwords, refuses strangers without a challenge even with the right password, but lets the owner's device in [A13]", async () => {
    const { caller: owner } = await newPlayer('locked@example.com');
    const { failures, windowMs } = signInThresholds.perAccount;
    for (let at = 0; at < failures; at += 1)
      expect((await signIn(stranger(), 'locked@example.com', 'wrong wrong')).status).toBe(401);
    const refused = await signIn(stranger(), 'locked@example.com');
    expect([refused.status, refused.body.refusal]).toEqual([429, 'rate_limited']);
    expect((await signIn(owner, 'locked@example.com')).status).toBe(200);
    for (let at = 0; at < failures; at += 1) await signIn(stranger(), 'locked@example.com', 'wrong wrong');
    platform.clock.advance(windowMs + 1000);
    expect((await signIn(stranger(), 'locked@example.com')).status).toBe(200);
  });

  it('a device cookie of another account does not count as a known device [A13]', async () => {
    const { caller: neighbour } = await newPlayer('neighbour@example.com');
    await newPlayer('marked@example.com');
    for (let at = 0; at < signInThresholds.perAccount.failures; at += 1)
      await signIn(stranger(), 'marked@example.com', 'wrong wrong');
    expect((await signIn(neighbour, 'marked@example.com')).status).toBe(429);
    expect((await signIn(neighbour, 'neighbour@example.com')).status).toBe(200);
  });

  it('locks an unknown address after wrong passwords like a known one [A16]', async () => {
    const statuses = [];
    for (let at = 0; at < 4; at += 1) statuses.push((await signIn(stranger(), 'ghost@example.com')).status);
    expect(statuses).toEqual([401, 401, 401, 429]);
  });

  it('blocks an IP address that tries one account after another [A13]', async () => {
    const sprayer = platform.caller({ ip: '198.51.100.77' });
    const statuses = [];
    for (let at = 0; at <= signInThresholds.perIp.failures; at += 1) {
      statuses.push((await signIn(sprayer, `victim-${at}@example.com`, 'Summer-2026')).status);
    }
    expect(statuses.slice(0, -1).every(status => status === 401)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });
});

const secret = 'JBSWY3DPEHPK3PXP';
const step = () => Math.floor(platform.clock.now().getTime() / 30_000);
const answerCode = (caller: ReturnType<typeof stranger>, code: string) =>
  caller.send<RefusalBody>('POST', '/api/users/sign_in', { user: { otp_attempt: code } });
const wrongCode = () => String((Number(totpCode(secret, step())) + 1) % 1_000_000).padStart(6, '0');

async function challenged(email: string) {
  const caller = stranger();
  const answer = await signIn(caller, email);
  expect([answer.status, answer.body.refusal]).toEqual([401, 'otp_required']);
  return caller;
}
async function otpPlayer(email: string, totp = secret): Promise<void> {
  const { id } = await newPlayer(email);
  await platform.db.query('UPDATE players SET totp_secret = $2 WHERE id = $1', [id, totp]);
}

describe('the one-time code', () => {
  it('requires the one-time code after the password if two-factor is on, and only the code opens a session [CALL-030] [SHELL-009]', async () => {
    await otpPlayer('otp@example.com');
    const caller = await challenged('otp@example.com');
    expect(await isSignedIn(caller)).toBe(false);
    expect((await answerCode(caller, wrongCode())).body.refusal).toBe('otp_required');
    expect((await answerCode(caller, totpCode(secret, step()))).status).toBe(200);
    expect(await isSignedIn(caller)).toBe(true);
  });

  it('accepts a one-time code once, even if it is sent fifty times concurrently in ten challenges [A14]', async () => {
    await otpPlayer('race@example.com');
    const callers: TestCaller[] = [];
    for (let count = 0; count < 10; count += 1) callers.push(await challenged('race@example.com'));
    const code = totpCode(secret, step());
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => answerCode(callers[at % callers.length] ?? stranger(), code)),
    );
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1);
    const inside = await Promise.all(callers.map(isSignedIn));
    expect(inside.filter(Boolean)).toHaveLength(1);
  });

  it('refuses the one-time code of another player [A14]', async () => {
    await otpPlayer('own-code@example.com');
    await otpPlayer('foreign-code@example.com', 'KRSXG5CTMVRXEZLU');
    const caller = await challenged('own-code@example.com');
    expect((await answerCode(caller, totpCode('KRSXG5CTMVRXEZLU', step()))).body.refusal).toBe('otp_required');
    expect(await isSignedIn(caller)).toBe(false);
    expect((await answerCode(caller, totpCode(secret, step()))).status).toBe(200);
  });

  it('requires the one-time code on a known device too [A15]', async () => {
    await otpPlayer('known-device@example.com');
    const caller = await challenged('known-device@example.com');
    expect((await answerCode(caller, totpCode(secret, step()))).status).toBe(200);
    await caller.send('DELETE', '/api/users/sign_out');
    expect(caller.cookies.has('__Host-device')).toBe(true);
    expect((await signIn(caller, 'known-device@example.com')).body.refusal).toBe('otp_required');
    expect(await isSignedIn(caller)).toBe(false);
  });

  it('closes a challenge after five wrong codes, even for the right code [A14]', async () => {
    await otpPlayer('five-tries@example.com');
    const caller = await challenged('five-tries@example.com');
    for (let at = 0; at < 5; at += 1) expect((await answerCode(caller, wrongCode())).body.refusal).toBe('otp_required');
    expect((await answerCode(caller, totpCode(secret, step()))).body.refusal).toBe('wrong_credentials');
    expect(await isSignedIn(caller)).toBe(false);
  });

  it('refuses a one-time code without a challenge that followed the password [A14] [A15]', async () => {
    expect((await answerCode(stranger(), totpCode(secret, step()))).body.refusal).toBe('wrong_credentials');
  });

  it('gives an excluded player no challenge, and no session for the right code of an open challenge [C12] [C13]', async () => {
    const block = (email: string) =>
      platform.operator().send('POST', `/console/api/players/${email}`, { blocked: 'self_excluded' });
    await otpPlayer('otp-out@example.com');
    await block('otp-out@example.com');
    expect(await signIn(stranger(), 'otp-out@example.com')).toMatchObject({
      status: 403,
      body: { refusal: 'self_excluded' },
    });
    const name = { first_name: 'Ada', last_name: 'Quist', date_of_birth: '03/04/1985' };
    for (const email of ['otp-one@example.com', 'otp-other@example.com'])
      await stranger().send('POST', '/api/users', { user: { ...signUpForm, ...name, email } });
    await platform.db.query(`UPDATE players SET totp_secret = $1 WHERE email = 'otp-one@example.com'`, [secret]);
    const caller = await challenged('otp-one@example.com');
    await block('otp-other@example.com');
    expect(await answerCode(caller, totpCode(secret, step()))).toMatchObject({
      status: 403,
      body: { refusal: 'self_excluded' },
    });
    expect(await isSignedIn(caller)).toBe(false);
  });

  it('the right one-time code opens no session from a closed country or without a trusted country [C27]', async () => {
    await otpPlayer('otp-abroad@example.com');
    const caller = await challenged('otp-abroad@example.com');
    for (const country of ['US', null]) {
      const moved = platform.caller({ ip: `198.18.${addresses++}.1`, country });
      for (const [cookie, value] of caller.cookies) moved.cookies.set(cookie, value);
      expect(await answerCode(moved, totpCode(secret, step()))).toMatchObject({
        status: 451,
        body: { refusal: 'country_closed' },
      });
      expect(await isSignedIn(moved)).toBe(false);
      platform.clock.advance(30_000);
    }
  });
});
