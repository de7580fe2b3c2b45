import { beforeEach, describe, expect, it } from 'vitest';
import { signUpForm } from '../../testing/sign-up-form.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import { openSignInSession } from './open-sign-in-session.ts';
import { totpCode } from '../two-factor/totp.ts';
import { signInMethods, type SignInMethod } from './sign-in-methods.ts';

/* Tries every sign-in method with two-factor on. A new method does not compile here until it is covered. */
const secret = 'JBSWY3DPEHPK3PXP';
const { password } = signUpForm;
let made = 0;
let email = '';
let playerId = 0;
let owner: TestCaller;
interface Said {
  refusal?: string;
}

const platform = usePlatform({ seed: 'none' });
beforeEach(async () => {
  platform.clock.advance(60_000);
  email = `way-${made++}@example.com`;
  owner = platform.caller();
  const answer = await owner.send<{ id: number }>('POST', '/api/users', { user: { ...signUpForm, email } });
  playerId = answer.body.id;
  await platform.db.query('UPDATE players SET totp_secret = $2 WHERE id = $1', [playerId, secret]);
});

const link = async (of = email) =>
  await platform
    .operator()
    .send<{ autologin_link: string; expires_at: string } & Said>('POST', `/console/api/players/${of}/autologin`);
const tokenOf = (address: string) => new URL(address).searchParams.get('autologin_token') ?? '';
const byLink = (token: string, caller = platform.caller()) =>
  caller.send<Said>('POST', '/api/users/autologin', { user: { autologin_token: token } });
const byPassword = (caller: TestCaller, more: object = {}) =>
  caller.send<Said>('POST', '/api/users/sign_in', { user: { email, password, ...more } });
const isSignedIn = async (caller: TestCaller) => 'id' in (await caller.send<object>('GET', '/api/player')).body;
const code = () => totpCode(secret, Math.floor(platform.clock.now().getTime() / 30_000));
const mailed = async (pattern: RegExp) => {
  await platform.jobs.runDue();
  const mails = await platform.operator().send<{ text: string }[]>('GET', `/console/api/mails?to=${email}`);
  return mails.body.map(({ text }) => pattern.exec(text)?.[1]).find(token => token !== undefined) ?? '';
};

/** What each method answers; `null` for registration, because a new player has no two-factor yet. */
const tried: Record<SignInMethod, (caller: TestCaller) => Promise<Said | null>> = {
  password: async caller => (await byPassword(caller)).body,
  one_time_code: async caller => {
    await byPassword(caller);
    return (await caller.send<Said>('POST', '/api/users/sign_in', { user: { otp_attempt: '12' } })).body;
  },
  registration: async () => null,
  autologin: async caller => (await byLink(tokenOf((await link()).body.autologin_link), caller)).body,
};

describe('signing in with two-factor on', () => {
  it.each(Object.entries(tried))(
    'the method %s opens no session before the one-time code [A15] [D5]',
    async (way, ask) => {
      const caller = platform.caller();
      const said = await ask(caller);
      expect(said?.refusal ?? null).toBe(way === 'registration' ? null : 'otp_required');
      expect(caller.cookies.has('__Host-session')).toBe(false);
      expect(await isSignedIn(caller)).toBe(false);
    },
  );

  it('a password reset, a confirmed address, added details or a known device open no session without the one-time code [A15]', async () => {
    const caller = platform.caller();
    const confirmation = await mailed(/confirmation_token=([\w-]{43})/);
    await caller.send('GET', `/api/users/confirmation?confirmation_token=${confirmation}`);
    await caller.send('POST', '/api/users/password', { user: { email } });
    const reset = await mailed(/reset_password_token=([\w-]{43})/);
    const fresh = 'seven quiet comets';
    const user = { reset_password_token: reset, password: fresh, password_confirmation: fresh };
    expect((await caller.send('PUT', '/api/users/password', { user })).status).toBe(204);
    expect([await isSignedIn(caller), await isSignedIn(owner)]).toEqual([false, false]);
    for (const known of [caller, owner]) {
      expect((await byPassword(known, { password: fresh })).body.refusal).toBe('otp_required');
      const details = await known.send('POST', '/api/auth_providers/update_details', { user: { country: 'CA' } });
      expect([details.status, await isSignedIn(known)]).toEqual([401, false]);
    }
  });

  it('refuses to open a session with a sign-in method that includes no one-time code, no matter what code calls it [A15]', async () => {
    const call = { header: () => undefined } as unknown as Parameters<typeof openSignInSession>[2];
    for (const [way, { bringsCode }] of Object.entries(signInMethods) as [SignInMethod, { bringsCode: boolean }][]) {
      if (bringsCode) continue;
      const who = { way, playerId, device: undefined, remembered: false };
      const entered = platform.db.transaction(tx => openSignInSession(tx, platform, call, who, []));
      await expect(entered).rejects.toThrow('without a one-time code');
    }
  });

  it('the one-time code gives the browser a new session id and ends its previous session [A8]', async () => {
    const before = owner.cookies.get('__Host-session');
    expect((await byPassword(owner)).body.refusal).toBe('otp_required');
    expect(owner.cookies.get('__Host-session')).toBe(before);
    const answer = await owner.send('POST', '/api/users/sign_in', { user: { otp_attempt: code() } });
    expect(answer.status).toBe(200);
    expect(owner.cookies.get('__Host-session')).not.toBe(before);
    const old = platform.caller();
    old.cookies.set('__Host-session', before ?? '');
    expect([await isSignedIn(old), await isSignedIn(owner)]).toEqual([false, true]);
  });
});

describe('an autologin link', () => {
  const off = () => platform.db.query('UPDATE players SET totp_secret = NULL WHERE id = $1', [playerId]);
  const expired = { status: 422, body: { refusal: 'invalid', errors: { autologin_token: ['expired'] } } };

  it('an autologin link works only once even if it is used ten times concurrently, and is stored as a hash [D5] [A17]', async () => {
    await off();
    const { body } = await link();
    expect(body.autologin_link).toMatch(/^http:\/\/localhost:3000\/autologin\?autologin_token=[\w-]{43}$/);
    expect(body.expires_at).toBe(new Date(platform.clock.now().getTime() + 15 * 60_000).toISOString());
    const token = tokenOf(body.autologin_link);
    const kept = await platform.db.query<{ row: string }>(
      'SELECT mail_tokens::text AS row FROM mail_tokens WHERE player_id = $1',
      [playerId],
    );
    expect(kept.map(({ row }) => row).join()).not.toContain(token);
    const answers = await Promise.all(Array.from({ length: 10 }, () => byLink(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(9);
    expect(await byLink(token)).toMatchObject(expired);
  });

  it.each([true, false])(
    'a session from an autologin link requires the password before sensitive calls, with two-factor on: %s [D5] [A11] [A15]',
    async isOn => {
      if (!isOn) await off();
      const caller = platform.caller();
      await byLink(tokenOf((await link()).body.autologin_link), caller);
      if (isOn) await caller.send('POST', '/api/users/sign_in', { user: { otp_attempt: code() } });
      const turnOff = () => caller.send<Said | undefined>('DELETE', '/api/player/two_factor');
      expect(await turnOff()).toMatchObject({ status: 403, body: { refusal: 'reauth' } });
      platform.clock.advance(30_000);
      const shown = { password, ...(isOn ? { otp_attempt: code() } : {}) };
      expect((await caller.send('POST', '/api/player/reauthentication', shown)).status).toBe(204);
      expect((await turnOff()).status).toBe(204);
    },
  );

  it("an autologin link stops working after fifteen minutes, when the next one is issued, or when the player's sessions are ended [D5] [A10]", async () => {
    await off();
    const late = tokenOf((await link()).body.autologin_link);
    platform.clock.advance(15 * 60_000);
    expect(await byLink(late)).toMatchObject(expired);
    const before = tokenOf((await link()).body.autologin_link);
    const next = tokenOf((await link()).body.autologin_link);
    expect(await byLink(before)).toMatchObject(expired);
    platform.clock.advance(15 * 60_000 - 1);
    expect((await byLink(next)).status).toBe(200);
    const last = tokenOf((await link()).body.autologin_link);
    await byPassword(owner);
    const change = { current_password: password, password: 'seven quiet comets' };
    expect((await owner.send('PUT', '/api/player/password', change)).status).toBe(204);
    expect(await byLink(last)).toMatchObject(expired);
  });

  it('issuing an autologin link leaves the other links in emails to the player valid [D5]', async () => {
    await off();
    const forgotten = { user: { email } };
    expect((await platform.caller().send('POST', '/api/users/password', forgotten)).status).toBe(204);
    await platform.jobs.runDue();
    const open = () =>
      platform.db.query<{ purpose: string }>(
        'SELECT purpose FROM mail_tokens WHERE player_id = $1 AND used_at IS NULL ORDER BY purpose',
        [playerId],
      );
    const before = (await open()).filter(({ purpose }) => purpose !== 'autologin');
    expect(before.length).toBeGreaterThan(0);
    await link();
    expect((await open()).filter(({ purpose }) => purpose !== 'autologin')).toEqual(before);
  });

  it('an autologin link admits no excluded player and no caller from a closed country, and an excluded player gets no link [D5] [C12] [C27]', async () => {
    await off();
    const abroad = await byLink(tokenOf((await link()).body.autologin_link), platform.caller({ country: 'US' }));
    expect(abroad).toMatchObject({ status: 451, body: { refusal: 'country_closed' } });
    const token = tokenOf((await link()).body.autologin_link);
    await platform.operator().send('POST', `/console/api/players/${email}`, { blocked: 'self_excluded' });
    const caller = platform.caller();
    expect((await byLink(token, caller)).status).not.toBe(200);
    expect(caller.cookies.has('__Host-session')).toBe(false);
    expect(await link()).toMatchObject({ status: 403, body: { refusal: 'self_excluded' } });
  });

  it('an autologin link does not even lead to the one-time code if the account was closed in the meantime [A15] [C25]', async () => {
    const token = tokenOf((await link()).body.autologin_link);
    await platform.db.query(`UPDATE players SET closed_for = 'under_age', closed_at = $2 WHERE id = $1`, [
      playerId,
      platform.clock.now(),
    ]);
    const caller = platform.caller();
    expect(await byLink(token, caller)).toMatchObject({ status: 422, body: { refusal: 'under_age' } });
    expect(caller.cookies.has('__Host-challenge')).toBe(false);
    expect(await link()).toMatchObject({ status: 422, body: { refusal: 'under_age' } });
  });

  it('an autologin link admits nobody listed in an exclusion register, and nobody while the register is unavailable [D5] [C14]', async () => {
    await off();
    await platform.db.query(`UPDATE players SET licence = 'EE', country = 'EE' WHERE id = $1`, [playerId]);
    const register = (body: object) => platform.operator().send('POST', '/console/api/registers/HAMPI', body);
    const used = async () => byLink(tokenOf((await link()).body.autologin_link));
    await register({ state: 'down' });
    expect(await used()).toMatchObject({ status: 503, body: { refusal: 'unavailable' } });
    await register({ state: 'up' });
    expect((await used()).status).toBe(200);
    const token = tokenOf((await link()).body.autologin_link);
    await register({ list: email });
    expect(await byLink(token)).toMatchObject({ status: 403, body: { refusal: 'self_excluded' } });
  });

  it('only an operator can issue an autologin link, which is audited and never returned to the player [D5] [A22] [C36]', async () => {
    expect((await owner.send('POST', `/console/api/players/${email}/autologin`)).status).toBe(401);
    expect((await link('nobody@example.com')).status).toBe(404);
    await link();
    const trail = await platform.db.query(
      `SELECT actor FROM audit WHERE action = 'player.autologin_issued' AND subject = $1`,
      [`player:${playerId}`],
    );
    expect(trail).toEqual([{ actor: 'operator' }]);
    expect(JSON.stringify((await owner.send('GET', '/api/player')).body)).not.toContain('autologin');
  });
});

it('refuses a password sign-in if an exclusion register lists the player or is unavailable, and queries no register for a closed country [C14] [C27]', async () => {
  await platform.db.query(`UPDATE players SET totp_secret = NULL, licence = 'EE', country = 'EE' WHERE id = $1`, [
    playerId,
  ]);
  const register = (body: object) => platform.operator().send('POST', '/console/api/registers/HAMPI', body);
  const refusal = async (country = 'CA') => (await byPassword(platform.caller({ country }))).body.refusal;
  await register({ state: 'down' });
  expect(await refusal()).toBe('unavailable');
  expect(await refusal('US')).toBe('country_closed');
  await register({ state: 'up', list: email });
  expect(await refusal()).toBe('self_excluded');
  await register({ unlist: email });
  expect(await refusal()).toBeUndefined();
});
