import type { User } from '@liftoff/contract/account/account';
import type { SecurityState } from '@liftoff/contract/account/security';
import { beforeEach, describe, expect, it } from 'vitest';
import { signUpForm } from '../../testing/sign-up-form.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import type { Call } from '../../core/call.ts';
import { finishEmailChange } from './change-email.ts';
import { confirmEmail } from './confirmation.ts';
import { reauthMaxAgeMs } from '../../http/admission/needs-reauth.ts';

let player: TestCaller;
let playerId = 0;
let old = '';
let wanted = '';
let made = 0;
const platform = usePlatform({ seed: 'none' });
beforeEach(async () => {
  platform.clock.advance(60_000);
  made += 1;
  old = `old-${made}@example.com`;
  wanted = `new-${made}@example.com`;
  [player, playerId] = await newPlayer(old);
});

async function newPlayer(email: string): Promise<[TestCaller, number]> {
  const caller = platform.caller();
  const { body } = await caller.send<User>('POST', '/api/users', { user: { ...signUpForm, email } });
  return [caller, body.id];
}

const password = signUpForm.password;
const hourMs = 3_600_000;
const ask = (email: string, caller = player) => caller.send('POST', '/api/player/email', { email });
const cancel = () => player.send('DELETE', '/api/player/email');
const confirm = (token: string) =>
  platform.caller().send<object>('GET', `/api/users/confirmation?confirmation_token=${token}`);
const emailNow = async () => (await player.send<User>('GET', '/api/player')).body;
const waiting = async () => (await player.send<SecurityState>('GET', '/api/player/security')).body.new_email;
const over = { status: 422, body: { refusal: 'invalid', errors: { confirmation_token: ['expired'] } } };
const trail = async () => {
  const lines = await platform.db.query<{ action: string; before: unknown; after: unknown }>(
    `SELECT action, before, after FROM audit WHERE subject = $1 AND action LIKE 'player.email%' ORDER BY line`,
    [`player:${playerId}`],
  );
  return lines;
};
interface Mail {
  subject: string;
  text: string;
}
async function mailsTo(email: string): Promise<Mail[]> {
  const to = encodeURIComponent(email);
  return (await platform.operator().send<Mail[]>('GET', `/console/api/mails?to=${to}`)).body;
}
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject).toSorted();
const tokenTo = async (email: string): Promise<string> =>
  (await mailsTo(email)).flatMap(({ text }) => /confirmation_token=([\w-]{43})/.exec(text)?.[1] ?? [])[0] ?? '';

describe('an email change', () => {
  it('an email change takes effect only when the link sent to the new address is used, and both addresses get an email [A11] [C36]', async () => {
    expect((await ask(` ${wanted.toUpperCase()} `)).status).toBe(204);
    expect(await emailNow()).toMatchObject({ email: old, confirmed_at: null });
    expect(await waiting()).toBe(wanted);
    expect(await subjectsTo(old)).toEqual(['Confirm your e-mail', 'Your e-mail is about to change']);
    const asked = (await mailsTo(old)).find(({ subject }) => subject === 'Your e-mail is about to change');
    expect(asked?.text).toMatch(/Requested: .* UTC/);
    expect(asked?.text).toContain('Canada');
    expect(asked?.text).toContain('/remind');
    const token = await tokenTo(wanted);
    const elsewhere = await confirm(token);
    expect(elsewhere.status).toBe(200);
    expect(await emailNow()).toMatchObject({ email: wanted, confirmed_at: platform.clock.now().toISOString() });
    expect(await waiting()).toBeNull();
    expect(await subjectsTo(old)).toContain('Your e-mail was changed');
    expect((await mailsTo(old)).find(({ subject }) => subject === 'Your e-mail was changed')?.text).toMatch(
      /Changed: .* UTC/,
    );
    expect(await confirm(token)).toMatchObject(over);
    expect(await trail()).toEqual([
      { action: 'player.email_change_asked', before: null, after: null },
      { action: 'player.email_changed', before: null, after: null },
    ]);
    const signIn = (email: string) =>
      platform.caller().send('POST', '/api/users/sign_in', { user: { email, password } });
    expect((await signIn(old)).status).toBe(401);
    expect((await signIn(wanted)).status).toBe(200);
  });

  it("an email change keeps the owner's devices known, so wrong guesses lock out only strangers [A13]", async () => {
    await ask(wanted);
    expect((await confirm(await tokenTo(wanted))).status).toBe(200);
    const signIn = (caller: TestCaller, given: string) =>
      caller.send('POST', '/api/users/sign_in', { user: { email: wanted, password: given } });
    for (let wrong = 0; wrong < 3; wrong += 1)
      expect((await signIn(platform.caller(), 'not the password')).status).toBe(401);
    expect(await signIn(platform.caller(), password)).toMatchObject({ body: { refusal: 'rate_limited' } });
    expect((await signIn(player, password)).status).toBe(200);
  });

  it('allows one pending email change; only its latest link works, for one day [A11]', async () => {
    await ask(`first-${wanted}`);
    const first = await tokenTo(`first-${wanted}`);
    await ask(wanted);
    expect(await confirm(first)).toMatchObject(over);
    const second = await tokenTo(wanted);
    platform.clock.advance(24 * hourMs);
    expect(await confirm(second)).toMatchObject(over);
    expect((await platform.db.query('SELECT email FROM players WHERE id = $1', [playerId]))[0]).toEqual({ email: old });
  });

  it('accepts the link for an email change until the last millisecond of its day', async () => {
    await ask(wanted);
    const token = await tokenTo(wanted);
    platform.clock.advance(24 * hourMs - 1);
    expect((await confirm(token)).status).toBe(200);
  });

  it('cancelling an email change or changing the password invalidates its link [A10] [A11]', async () => {
    await ask(wanted);
    const token = await tokenTo(wanted);
    expect([(await cancel()).status, (await cancel()).status]).toEqual([204, 204]);
    const cancelled = (await trail()).filter(({ action }) => action === 'player.email_change_cancelled');
    expect(cancelled).toHaveLength(1);
    expect(await waiting()).toBeNull();
    expect(await confirm(token)).toMatchObject(over);
    await ask(`later-${wanted}`);
    const later = await tokenTo(`later-${wanted}`);
    const body = { current_password: password, password: 'seven quiet comets' };
    expect((await player.send('PUT', '/api/player/password', body)).status).toBe(204);
    expect(await confirm(later)).toMatchObject(over);
    expect((await emailNow()).email).toBe(old);
  });

  it('gives the same response if the new address already has an account, and sends no email to that address [A16]', async () => {
    const taken = `taken-${made}@example.com`;
    await newPlayer(taken);
    const before = await mailsTo(taken);
    const [free, occupied] = [await ask(wanted), await ask(taken)];
    expect([occupied.status, occupied.body]).toEqual([free.status, free.body]);
    expect(await waiting()).toBe(taken);
    expect(await mailsTo(taken)).toEqual(before);
  });

  it('rejects the link for an email change if someone has registered the address in the meantime', async () => {
    await ask(wanted);
    const token = await tokenTo(wanted);
    await newPlayer(wanted);
    expect(await confirm(token)).toMatchObject(over);
    expect((await emailNow()).email).toBe(old);
  });

  it('gives the address to only one of two players who confirm it concurrently, and accepts each link only once', async () => {
    const [other] = await newPlayer(`other-${made}@example.com`);
    await ask(wanted);
    const mine = await tokenTo(wanted);
    await ask(wanted, other);
    const tokens = (await mailsTo(wanted)).flatMap(
      ({ text }) => /confirmation_token=([\w-]{43})/.exec(text)?.[1] ?? [],
    );
    expect(tokens).toHaveLength(2);
    const answers = await Promise.all([...tokens, mine].map(confirm));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
    const owners = await platform.db.query('SELECT id FROM players WHERE email = $1', [wanted]);
    expect(owners).toHaveLength(1);
  });

  it('refuses an email change unless the password was entered recently [A11]', async () => {
    platform.clock.advance(reauthMaxAgeMs + 1);
    expect(await ask(wanted)).toMatchObject({ status: 403, body: { refusal: 'reauth' } });
    expect(await waiting()).toBeNull();
    await player.send('POST', '/api/player/reauthentication', { password });
    expect((await ask(wanted)).status).toBe(204);
  });

  it('reports an invalid or unchanged address as an error of the email field', async () => {
    const refused = (key: string) => ({ status: 422, body: { refusal: 'invalid', errors: { email: [key] } } });
    expect(await ask('nobody')).toMatchObject(refused('VALIDATION.EMAIL.INVALID'));
    expect(await ask(old.toUpperCase())).toMatchObject(refused('VALIDATION.EMAIL.SAME'));
    expect(await waiting()).toBeNull();
  });

  it('refuses an email change to the address of someone who self-excluded under another account, and sends no email [C13]', async () => {
    const excluded = `gone-${made}@example.com`;
    await newPlayer(excluded);
    await platform.operator().send('POST', `/console/api/players/${excluded}`, { blocked: 'self_excluded' });
    const before = await mailsTo(old);
    expect(await ask(excluded.replace('@', '+again@'))).toMatchObject({
      status: 403,
      body: { refusal: 'self_excluded' },
    });
    expect(await waiting()).toBeNull();
    expect(await mailsTo(old)).toEqual(before);
  });

  it("keeps the old address if the link was used up while waiting for the lock on the player's row", async () => {
    await ask(wanted);
    const token = await tokenTo(wanted);
    const changed = await platform.db.transaction(async tx => {
      const query: typeof tx.query = async (text, values) => {
        if (text.includes('FOR UPDATE'))
          await tx.query('UPDATE mail_tokens SET used_at = $2 WHERE player_id = $1', [playerId, platform.clock.now()]);
        return await tx.query(text, values);
      };
      return await finishEmailChange({ ...tx, query }, platform, token, '203.0.113.7');
    });
    expect([changed, (await emailNow()).email]).toEqual([false, old]);
  });

  it('reports the link as expired if another player takes the address at the last moment, and rethrows any other error', async () => {
    const fault = (text: string, more: object = {}) => Object.assign(new Error(text), more);
    const taken = fault('taken', { constraint: 'players_email_key' });
    const confirmWith = (error: object) =>
      confirmEmail({ ...platform, db: { ...platform.db, transaction: () => Promise.reject(error) } }, 'a'.repeat(43), {
        ip: '203.0.113.7',
      } as Call);
    expect(await confirmWith(taken)).toEqual({ refused: 'invalid', errors: over.body.errors });
    for (const other of [
      fault('away'),
      fault('another rule', { constraint: 'players_check' }),
      { constraint: 'players_email_key' },
    ])
      await expect(confirmWith(other)).rejects.toBe(other);
  });
});
