import type { User } from '@liftoff/contract/account/account';
import { beforeEach, describe, expect, it } from 'vitest';
import { askCall, builtCalls } from '../../testing/ask-call.ts';
import { fingerprint } from '../../testing/fingerprint.ts';
import { signUpForm } from '../../testing/sign-up-form.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import type { CallOf } from '../../core/call.ts';
import { needsReauth, reauthMaxAgeMs } from '../../http/admission/needs-reauth.ts';
import { otpThresholds } from '../two-factor/otp-tries.ts';
import { proveCountedPassword } from './prove-password.ts';
import { reauthenticate } from './reauthenticate.ts';
import { totpCode } from '../two-factor/totp.ts';

const secret = 'JBSWY3DPEHPK3PXP';
let player: TestCaller;
let playerId = 0;
let email = '';
let made = 0;
const platform = usePlatform({ seed: 'none' });
beforeEach(async () => {
  platform.clock.advance(60_000);
  email = `again-${made++}@example.com`;
  player = platform.caller();
  playerId = (await player.send<User>('POST', '/api/users', { user: { ...signUpForm, email } })).body.id;
});

interface Said {
  refusal?: string;
  errors?: object;
}
const again = async (given: object, caller = player) => {
  const { status, body } = await caller.send<Said | undefined>('POST', '/api/player/reauthentication', {
    password: signUpForm.password,
    ...given,
  });
  return { status, errors: body?.errors };
};
const endOthers = async () => (await player.send<Said>('DELETE', '/api/player/sessions')).status;
const code = (of = secret) => totpCode(of, Math.floor(platform.clock.now().getTime() / 30_000));
const wrongCode = () => String((Number(code()) + 1) % 1_000_000).padStart(6, '0');
const withTwoFactor = () => platform.db.query('UPDATE players SET totp_secret = $2 WHERE id = $1', [playerId, secret]);
const stale = () => platform.clock.advance(reauthMaxAgeMs + 1);

describe('a session whose password was entered more than ten minutes ago', () => {
  const sensitive = builtCalls.filter(({ reauth }) => reauth === true);

  it('exactly these calls require a recently entered password [A11]', () => {
    expect(sensitive.map(({ name }) => name).toSorted()).toEqual([
      'askExport',
      'beginTwoFactor',
      'changeEmail',
      'closeAccount',
      'confirmTwoFactor',
      'createWithdrawal',
      'endOtherSessions',
      'endSession',
      'exportLink',
      'renewBackupCodes',
      'turnTwoFactorOff',
      'turnTwoFactorOn',
    ]);
  });

  it.each(sensitive)('refuses $name without any effect if the password was not entered recently [A11]', async call => {
    const before = await fingerprint(platform, /^(?!sessions$)/);
    stale();
    const answer = await askCall(call, player);
    expect([answer.status, answer.body?.refusal]).toEqual([403, 'reauth']);
    expect(await fingerprint(platform, /^(?!sessions$)/)).toEqual(before);
  });

  it.each(sensitive)('allows $name until the end of the ten minutes [A11]', async call => {
    platform.clock.advance(reauthMaxAgeMs);
    expect((await askCall(call, player)).body?.refusal).not.toBe('reauth');
  });

  it('lets a session without a recent password add a missing phone number, but not change a stored one [A11]', async () => {
    const phone = (mobile_phone: string) => player.send<User & Said>('PATCH', '/api/player', { mobile_phone });
    stale();
    expect((await phone('+1 416 555 0142')).body.mobile_phone).toBe('+1 416 555 0142');
    expect(await phone('+1 416 555 0143')).toMatchObject({ status: 403, body: { refusal: 'reauth' } });
    expect(await phone('')).toMatchObject({ status: 403, body: { refusal: 'reauth' } });
    expect((await phone('+1 416 555 0142')).status).toBe(200);
    await again({});
    expect((await phone('+1 416 555 0143')).body.mobile_phone).toBe('+1 416 555 0143');
  });
});

describe('entering the password again', () => {
  it('entering the password again allows sensitive calls for ten minutes, only in this session, and is audited [A11] [C36]', async () => {
    const other = platform.caller();
    await other.send('POST', '/api/users/sign_in', { user: { email, password: signUpForm.password } });
    stale();
    expect(await again({ password: 'not the right one' })).toEqual({
      status: 422,
      errors: { password: ['VALIDATION.PASSWORD.WRONG'] },
    });
    expect(await endOthers()).toBe(403);
    expect((await again({})).status).toBe(204);
    expect((await other.send<Said>('DELETE', '/api/player/sessions')).body.refusal).toBe('reauth');
    expect(await endOthers()).toBe(200);
    stale();
    expect(await endOthers()).toBe(403);
    const lines = await platform.db.query('SELECT ip FROM audit WHERE subject = $1 AND action = $2', [
      `player:${playerId}`,
      'player.reauthenticated',
    ]);
    expect(lines).toEqual([{ ip: '203.0.113.7' }]);
  });

  it('requires a one-time code as well if two-factor is on, and accepts each code once [A11] [A14]', async () => {
    await withTwoFactor();
    stale();
    const refused = (key: string) => ({ status: 422, errors: { otp_attempt: [key] } });
    expect(await again({})).toEqual(refused('VALIDATION.COMMON.FIELD_NAME_REQUIRED'));
    expect(await again({ otp_attempt: wrongCode() })).toEqual(refused('VALIDATION.CODE.WRONG'));
    expect(await again({ otp_attempt: code('KRSXG5CTMVRXEZLU') })).toEqual(refused('VALIDATION.CODE.WRONG'));
    expect(await endOthers()).toBe(403);
    const right = code();
    expect((await again({ otp_attempt: right })).status).toBe(204);
    expect(await endOthers()).toBe(200);
    expect(await again({ otp_attempt: right })).toEqual(refused('VALIDATION.CODE.USED'));
  });

  it('does not use up the code while the password is wrong [A14]', async () => {
    await withTwoFactor();
    const right = code();
    expect((await again({ password: 'not the right one', otp_attempt: right })).errors).toEqual({
      password: ['VALIDATION.PASSWORD.WRONG'],
    });
    expect((await again({ otp_attempt: right })).status).toBe(204);
  });

  it('allows fifteen wrong codes a day in open sessions, even for concurrent codes, and then says how long to wait [A14]', async () => {
    await withTwoFactor();
    const answers = await Promise.all(Array.from({ length: 20 }, () => again({ otp_attempt: wrongCode() })));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(otpThresholds.triesPerDay);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20 - otpThresholds.triesPerDay);
    platform.clock.advance(30_000);
    const body = { password: signUpForm.password, otp_attempt: code() };
    const refused = await player.send('POST', '/api/player/reauthentication', body);
    expect(refused).toMatchObject({ status: 429, body: { retry_after_sec: 86_400 - 30 } });
  });

  it('wrong codes in an open session do not keep the owner from signing in [A14]', async () => {
    await withTwoFactor();
    for (let tried = 0; tried < otpThresholds.triesPerDay; tried += 1) await again({ otp_attempt: wrongCode() });
    const signingIn = platform.caller();
    await signingIn.send('POST', '/api/users/sign_in', { user: { email, password: signUpForm.password } });
    const answer = await signingIn.send<Said>('POST', '/api/users/sign_in', { user: { otp_attempt: code() } });
    expect(answer.status).toBe(200);
  });

  it('right codes in an open session use up no tries [A14]', async () => {
    await withTwoFactor();
    for (let entered = 0; entered <= otpThresholds.triesPerDay; entered += 1) {
      platform.clock.advance(30_000);
      expect((await again({ otp_attempt: code() })).status).toBe(204);
    }
  });

  it.each([
    [
      'a password that has been changed meanwhile',
      `UPDATE players SET password_hash = 'another' WHERE id = $1`,
      { refused: 'invalid', errors: { password: ['VALIDATION.PASSWORD.WRONG'] } },
    ],
    [
      'a session that has been ended meanwhile',
      'UPDATE sessions SET ended_at = now() WHERE player_id = $1',
      { refused: 'unauthenticated' },
    ],
  ])('entering the password again has no effect after %s [A10] [A11]', async (_what, meanwhile, refused) => {
    const [session] = await platform.db.query<{ id: string }>('SELECT id FROM sessions WHERE player_id = $1', [
      playerId,
    ]);
    const call = { player: { id: playerId }, session: { id: session?.id }, ip: '203.0.113.7' } as CallOf<'player'>;
    const { db } = platform;
    const transaction: typeof db.transaction = async work => {
      await db.query(meanwhile, [playerId]);
      return await db.transaction(work);
    };
    const given = { password: signUpForm.password };
    expect(await reauthenticate({ ...platform, db: { ...db, transaction } }, call, given)).toEqual(refused);
  });

  it('a caller without a session always has to enter the password [A11]', () => {
    expect(needsReauth(null, platform.clock.now())).toBe(true);
  });
});

describe('a password check that counts as a sign-in attempt from a known browser', () => {
  it('allows three wrong passwords in a row, and does not count right ones [A13]', async () => {
    const prove = (given: string, id = playerId) =>
      proveCountedPassword(platform, { playerId: id, ip: '203.0.113.7' }, given);
    expect(await prove(signUpForm.password, 9_999_999)).toEqual({ refused: 'unauthenticated' });
    for (let times = 0; times < 5; times += 1) expect(await prove(signUpForm.password)).toBeNull();
    const wrongOne = { refused: 'invalid', errors: { password: ['VALIDATION.PASSWORD.WRONG'] } };
    for (let times = 0; times < 3; times += 1) expect(await prove('not the right one')).toEqual(wrongOne);
    expect(await prove(signUpForm.password)).toEqual({ refused: 'rate_limited', retryAfterSec: 5 });
    platform.clock.advance(5_000);
    expect(await prove(signUpForm.password)).toBeNull();
  });
});
