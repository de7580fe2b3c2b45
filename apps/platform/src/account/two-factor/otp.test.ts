import type { User } from '@liftoff/contract/account/account';
import { beforeEach, expect, it } from 'vitest';
import { signUpForm } from '../../testing/sign-up-form.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import { deviceHash } from '../profile/person.ts';
import { otpThresholds } from './otp-tries.ts';
import { totpCode } from './totp.ts';

const secret = 'JBSWY3DPEHPK3PXP';
const name = '__Host-challenge';
let email = '';
let playerId = 0;
let made = 0;
const platform = usePlatform({ seed: 'none' });
beforeEach(async () => {
  platform.clock.advance(60_000);
  email = `otp-${made++}@example.com`;
  const answer = await platform.caller().send<User>('POST', '/api/users', { user: { ...signUpForm, email } });
  playerId = answer.body.id;
  await platform.db.query('UPDATE players SET totp_secret = $2 WHERE id = $1', [playerId, secret]);
});

interface Said {
  refusal?: string;
  errors?: object;
}
const give = async (caller: TestCaller, user: object) => {
  const { status, body, headers } = await caller.send<Said>('POST', '/api/users/sign_in', { user });
  return { status, refusal: body.refusal, errors: body.errors, headers };
};
const byPassword = (caller: TestCaller, password: string = signUpForm.password, more: object = {}) =>
  give(caller, { email, password, ...more });
const right = () => totpCode(secret, Math.floor(platform.clock.now().getTime() / 30_000));
const wrong = () => String((Number(right()) + 1) % 1_000_000).padStart(6, '0');
async function challenged(): Promise<TestCaller> {
  const caller = platform.caller();
  expect(await byPassword(caller)).toMatchObject({ status: 401, refusal: 'otp_required' });
  return caller;
}
const openChallenges = async () =>
  (await platform.db.query('SELECT FROM otp_challenges WHERE player_id = $1 AND NOT closed', [playerId])).length;

it("a challenge cookie lasts ten minutes, and its browser is remembered as the player's device [A14]", async () => {
  const caller = platform.caller();
  const { headers } = await byPassword(caller, signUpForm.password, { dfpc: 'another-browser' });
  expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-challenge=[\w-]{43}; .*; Max-Age=600$/)]);
  const devices = await platform.db.query('SELECT device FROM player_devices WHERE player_id = $1', [playerId]);
  expect(devices).toEqual([{ device: deviceHash('another-browser') }]);
});

it('a challenge accepts a code for ten minutes and no longer [A14]', async () => {
  const [inTime, late] = [await challenged(), await challenged()];
  platform.clock.advance(599_000);
  expect((await give(inTime, { otp_attempt: right() })).status).toBe(200);
  platform.clock.advance(2_000);
  // This code has not been used yet.
  expect(late.cookies.has(name)).toBe(true);
  expect(await give(late, { otp_attempt: right() })).toMatchObject({ status: 401, refusal: 'wrong_credentials' });
  expect(late.cookies.has(name)).toBe(false);
});

it('distinguishes a wrong code from a used one, and accepts only one code per challenge [A14]', async () => {
  const [first, second] = [await challenged(), await challenged()];
  const token = first.cookies.get(name) ?? '';
  expect(await give(first, { otp_attempt: wrong() })).toMatchObject({
    status: 401,
    refusal: 'otp_required',
    errors: { otp_attempt: ['wrong'] },
  });
  expect((await give(first, { otp_attempt: right() })).status).toBe(200);
  expect(first.cookies.has(name)).toBe(false);
  expect(await give(second, { otp_attempt: right() })).toMatchObject({
    refusal: 'otp_required',
    errors: { otp_attempt: ['used'] },
  });
  platform.clock.advance(30_000);
  const again = platform.caller();
  again.cookies.set(name, token);
  expect(await give(again, { otp_attempt: right() })).toMatchObject({ status: 401, refusal: 'wrong_credentials' });
  expect(again.cookies.has(name)).toBe(false);
});

it('refuses an unknown challenge, and a challenge for an account without two-factor [A14]', async () => {
  const strange = platform.caller();
  strange.cookies.set(name, 'a-challenge-that-nobody-has-ever-opened-000');
  expect(await give(strange, { otp_attempt: right() })).toMatchObject({ status: 401, refusal: 'wrong_credentials' });
  const caller = await challenged();
  await platform.db.query('UPDATE players SET totp_secret = NULL WHERE id = $1', [playerId]);
  expect(await give(caller, { otp_attempt: right() })).toMatchObject({ status: 401, refusal: 'otp_required' });
});

it('the right one-time code resets the failure count, but the right password alone does not [A13]', async () => {
  const guess = async () => (await byPassword(platform.caller(), 'wrong wrong')).status;
  expect([await guess(), await guess()]).toEqual([401, 401]);
  const caller = await challenged();
  expect((await give(caller, { otp_attempt: right() })).status).toBe(200);
  expect([await guess(), await guess()]).toEqual([401, 401]);
  await challenged();
  expect([await guess(), await guess()]).toEqual([401, 429]);
});

it('a challenge stays open if a gate refuses the sign-in after the right code [C13]', async () => {
  const person = { first_name: 'Ada', last_name: 'Quist', date_of_birth: '03/04/1985' };
  for (const other of ['gate-one@example.com', 'gate-other@example.com'])
    await platform.caller().send('POST', '/api/users', { user: { ...signUpForm, ...person, email: other } });
  email = 'gate-one@example.com';
  const [row] = await platform.db.query<{ id: bigint }>(
    'UPDATE players SET totp_secret = $2 WHERE email = $1 RETURNING id',
    [email, secret],
  );
  playerId = Number(row?.id);
  const caller = await challenged();
  await platform.operator().send('POST', '/console/api/players/gate-other@example.com', { blocked: 'self_excluded' });
  expect(await give(caller, { otp_attempt: right() })).toMatchObject({ status: 403, refusal: 'self_excluded' });
  expect(await openChallenges()).toBe(1);
});

/** Tries fifteen wrong codes, five in each of three challenges. */
async function useUpTries(from: () => Promise<TestCaller>): Promise<void> {
  for (let challenge = 0; challenge < 3; challenge += 1) {
    const caller = await from();
    for (let tried = 0; tried < 5; tried += 1) await give(caller, { otp_attempt: wrong() });
  }
}

it('signing in with right codes uses up no tries [A14]', async () => {
  for (let entered = 0; entered <= otpThresholds.triesPerDay; entered += 1) {
    platform.clock.advance(30_000);
    expect((await give(await challenged(), { otp_attempt: right() })).status).toBe(200);
  }
});

it('a code that was used before uses up no tries, so a second tap cannot close the challenge [A14]', async () => {
  await give(await challenged(), { otp_attempt: right() });
  const caller = await challenged();
  for (let tapped = 0; tapped < 6; tapped += 1)
    expect(await give(caller, { otp_attempt: right() })).toMatchObject({ errors: { otp_attempt: ['used'] } });
});

it('after fifteen wrong codes in a day a right one is refused with the time until the next try [A14]', async () => {
  await useUpTries(challenged);
  platform.clock.advance(30_000);
  const caller = await challenged();
  const refused = await caller.send('POST', '/api/users/sign_in', { user: { otp_attempt: right() } });
  expect(refused).toMatchObject({ status: 429, body: { refusal: 'rate_limited', retry_after_sec: 86_400 - 30 } });
  platform.clock.advance((86_400 - 30) * 1_000);
  expect((await give(await challenged(), { otp_attempt: right() })).status).toBe(200);
});

it("wrong codes on a stranger's device leave the owner's known device its own fifteen tries [A14]", async () => {
  const owner = await challenged();
  expect((await give(owner, { otp_attempt: right() })).status).toBe(200);
  await useUpTries(challenged);
  const onKnownDevice = async () => {
    expect(await byPassword(owner)).toMatchObject({ refusal: 'otp_required' });
    return owner;
  };
  await onKnownDevice();
  platform.clock.advance(30_000);
  expect((await give(owner, { otp_attempt: right() })).status).toBe(200);
  await useUpTries(onKnownDevice);
  await onKnownDevice();
  platform.clock.advance(30_000);
  expect(await give(owner, { otp_attempt: right() })).toMatchObject({ status: 429, refusal: 'rate_limited' });
});
