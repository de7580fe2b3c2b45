import type { User } from '@liftoff/contract/account/account';
import type { SecurityState } from '@liftoff/contract/account/security';
import { beforeEach, expect, it } from 'vitest';
import { signUpForm } from '../../testing/sign-up-form.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import type { CallOf } from '../../core/call.ts';
import { changePassword } from './change-password.ts';
import { listMails } from '../mail/mails.ts';
import { reauthMaxAgeMs } from '../../http/admission/needs-reauth.ts';
import { sessionAbsoluteMs } from '../sessions/session-times.ts';

const next = 'seven quiet comets';
let player: TestCaller;
let playerId = 0;
let email = '';
let made = 0;
const platform = usePlatform({ seed: 'none' });
beforeEach(async () => {
  platform.clock.advance(60_000);
  email = `changing-${made++}@example.com`;
  player = platform.caller();
  const user = { ...signUpForm, first_name: 'Florentine', last_name: 'Ada', email };
  playerId = (await player.send<User>('POST', '/api/users', { user })).body.id;
});

const change = async (given: object, caller = player) => {
  const { status, body, headers } = await caller.send<{ errors?: object } | undefined>('PUT', '/api/player/password', {
    current_password: signUpForm.password,
    password: next,
    ...given,
  });
  return { status, errors: body?.errors, cookies: headers.getSetCookie() };
};
const signIn = async (password: string) => {
  const caller = platform.caller();
  const { status } = await caller.send('POST', '/api/users/sign_in', { user: { email, password } });
  return { status, caller };
};
const isSignedIn = async (caller: TestCaller) =>
  'id' in (await caller.send<object>('GET', '/api/player', undefined, { 'x-background': '1' })).body;
const holding = (token: string | undefined) => {
  const caller = platform.caller();
  caller.cookies.set('__Host-session', token ?? '');
  return caller;
};
const sessionRows = () =>
  platform.db.query<{ id: string; started_at: Date; ended_at: Date | null }>(
    'SELECT id, started_at, ended_at FROM sessions WHERE player_id = $1 ORDER BY ended_at NULLS LAST',
    [playerId],
  );

it('a password change replaces the old password, and an audit entry and an email follow [A12] [C36]', async () => {
  expect((await change({})).status).toBe(204);
  expect((await signIn(signUpForm.password)).status).toBe(401);
  expect((await signIn(next)).status).toBe(200);
  const state = await player.send<SecurityState>('GET', '/api/player/security');
  expect(state.body.password_changed_at).toBe(platform.clock.now().toISOString());
  const [line] = await platform.db.query(
    'SELECT actor, before, after, ip FROM audit WHERE action = $1 AND subject = $2',
    ['player.password_changed', `player:${playerId}`],
  );
  expect(line).toEqual({ actor: `player:${playerId}`, before: null, after: null, ip: '203.0.113.7' });
  expect((await listMails(platform.db, email)).map(({ subject }) => subject)).toContain('Your password was changed');
});

it('a password change ends every other session with its sockets, challenges and links, and gives this browser a new session id [A8] [A10]', async () => {
  const { caller: other } = await signIn(signUpForm.password);
  const token = player.cookies.get('__Host-session');
  await platform.db.query(
    `INSERT INTO mail_tokens (token_hash, player_id, email, purpose, expires_at) VALUES ('\\x01', $1, $3, 'restore', $2)`,
    [playerId, new Date(platform.clock.now().getTime() + 60_000), email],
  );
  const before = await sessionRows();
  expect((await change({})).status).toBe(204);
  expect(await Promise.all([player, other, holding(token)].map(isSignedIn))).toEqual([true, false, false]);
  expect(player.cookies.get('__Host-session')).not.toBe(token);
  for (const { id } of before)
    expect(await platform.db.query('SELECT FROM revocations WHERE subject = $1', [`session:${id}`])).toHaveLength(1);
  const links = await platform.db.query('SELECT purpose FROM mail_tokens WHERE player_id = $1 AND used_at IS NULL', [
    playerId,
  ]);
  expect(links).toEqual([]);
  // The realtime connection of the new session works immediately.
  const { body } = await player.send<{ realtime: { user: string } }>('GET', '/api/player/settings');
  expect(body.realtime.user).toBe(String(playerId));
  expect(await platform.db.query('SELECT FROM revocations WHERE subject = $1', [`player:${playerId}`])).toEqual([]);
});

it('a password change keeps the start time of the session and the remember-me choice [A9]', async () => {
  const user = { email, password: signUpForm.password, remember_me: false };
  player = platform.caller();
  await player.send('POST', '/api/users/sign_in', { user });
  const begun = platform.clock.now().getTime();
  platform.clock.advance(20 * 60_000);
  const { cookies } = await change({});
  expect(cookies[0]).not.toContain('Max-Age');
  expect((await sessionRows()).at(-1)?.started_at.getTime()).toBe(begun);
  while (platform.clock.now().getTime() + 20 * 60_000 < begun + sessionAbsoluteMs) {
    platform.clock.advance(20 * 60_000);
    await player.send('GET', '/api/player');
  }
  expect(await isSignedIn(player)).toBe(true);
  platform.clock.moveTo(new Date(begun + sessionAbsoluteMs));
  expect(await isSignedIn(player)).toBe(false);
});

it.each([
  ['with two-factor on the password alone makes a session no fresher', true, 403],
  ['with two-factor off the password is all there is to show, and the session is fresh', false, 204],
])('%s [A11] [A15]', async (_what, isOn, status) => {
  const secret = isOn ? 'JBSWY3DPEHPK3PXP' : null;
  await platform.db.query('UPDATE players SET totp_secret = $2 WHERE id = $1', [playerId, secret]);
  platform.clock.advance(reauthMaxAgeMs + 1);
  expect((await change({})).status).toBe(204);
  const answer = await player.send<{ refusal?: string } | undefined>('DELETE', '/api/player/two_factor');
  expect([answer.status, answer.body?.refusal]).toEqual([status, isOn ? 'reauth' : undefined]);
});

it.each([
  [{ current_password: 'not the right one' }, { current_password: ['VALIDATION.PASSWORD.WRONG'] }],
  [{ password: '' }, { password: ['VALIDATION.COMMON.FIELD_NAME_REQUIRED'] }],
  [{ password: 'short' }, { password: ['VALIDATION.PASSWORD.LENGTH'] }],
  [{ password: 'x'.repeat(129) }, { password: ['VALIDATION.PASSWORD.LENGTH'] }],
  [{ password: 'password1' }, { password: ['VALIDATION.PASSWORD.COMMON'] }],
  [{ password: signUpForm.password }, { password: ['VALIDATION.PASSWORD.SAME'] }],
])('refuses the change %j, keeps the password and ends no session [A12] [A11]', async (given, errors) => {
  const before = await sessionRows();
  expect(await change(given)).toMatchObject({ status: 422, errors, cookies: [] });
  expect(await sessionRows()).toEqual(before);
  expect((await signIn(signUpForm.password)).status).toBe(200);
});

it('refuses a password that equals the email address or its local part, also at registration, but allows passwords that contain parts of them [D6] [A12]', async () => {
  const name = email.replace('@example.com', '');
  for (const password of [email.toUpperCase(), name]) {
    const errors = { password: ['VALIDATION.PASSWORD.PERSONAL'] };
    expect(await change({ password })).toMatchObject({ status: 422, errors });
    const user = { ...signUpForm, email, password };
    expect((await platform.caller().send('POST', '/api/users', { user })).body).toMatchObject({ errors });
  }
  expect((await change({ password: 'ample-8493-2216-0097' })).status).toBe(204);
});

it('accepts only one of two concurrent password changes [A10]', async () => {
  const { caller: other } = await signIn(signUpForm.password);
  const answers = await Promise.all([change({}), change({ password: 'eight quiet comets' }, other)]);
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  const open = await platform.db.query('SELECT FROM sessions WHERE player_id = $1 AND ended_at IS NULL', [playerId]);
  expect(open).toHaveLength(1);
});

it.each([
  [
    'a password that another change has set meanwhile',
    `UPDATE players SET password_hash = 'another' WHERE id = $1`,
    { refused: 'invalid', errors: { current_password: ['VALIDATION.PASSWORD.WRONG'] } },
  ],
  [
    'a session that has been ended meanwhile',
    'UPDATE sessions SET ended_at = now() WHERE player_id = $1',
    { refused: 'unauthenticated' },
  ],
])('keeps the old password after %s [A10]', async (_what, meanwhile, refused) => {
  const [session] = await sessionRows();
  const call = { player: { id: playerId }, session: { id: session?.id }, ip: '203.0.113.7' } as CallOf<'player'>;
  const { db } = platform;
  // Runs between the check of the old password and the change.
  const transaction: typeof db.transaction = async work => {
    await db.query(meanwhile, [playerId]);
    return await db.transaction(work);
  };
  const given = { current_password: signUpForm.password, password: next };
  expect(await changePassword({ ...platform, db: { ...db, transaction } }, call, given)).toEqual(refused);
  expect(
    await platform.db.query(`SELECT FROM audit WHERE action = 'player.password_changed' AND subject = $1`, [
      `player:${playerId}`,
    ]),
  ).toEqual([]);
});
