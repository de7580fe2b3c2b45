import type { User } from '@liftoff/contract/account/account';
import type { SecurityState } from '@liftoff/contract/account/security';
import { beforeEach, describe, expect, it } from 'vitest';
import { signUpForm } from '../../testing/sign-up-form.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import { backupCodesPerSet } from './backup-codes.ts';
import { listMails } from '../mail/mails.ts';
import { reauthMaxAgeMs } from '../../http/admission/needs-reauth.ts';
import { setupTtlMs } from './two-factor-setup.ts';
import { totpCode } from './totp.ts';

let player: TestCaller;
let playerId = 0;
let email = '';
let made = 0;
const platform = usePlatform({ seed: 'none' });
beforeEach(async () => {
  platform.clock.advance(60_000);
  email = `factor-${made++}@example.com`;
  player = platform.caller();
  playerId = (await player.send<User>('POST', '/api/users', { user: { ...signUpForm, email } })).body.id;
});

interface Said {
  refusal?: string;
  errors?: Record<string, string[]>;
}
interface Setup {
  secret: string;
  uri: string;
  qr: string[];
}
const codeOf = (secret: string) => totpCode(secret, Math.floor(platform.clock.now().getTime() / 30_000));
const wrongCode = (secret: string) => String((Number(codeOf(secret)) + 1) % 1_000_000).padStart(6, '0');
const begin = async (caller = player) => (await caller.send<Setup>('POST', '/api/player/two_factor/setup')).body;
const confirm = (code: string, caller = player) =>
  caller.send<Said & { backup_codes: string[] }>('PUT', '/api/player/two_factor/setup', { otp_attempt: code });
const turnOn = async (caller = player) => {
  const { status, body } = await caller.send<Said | undefined>('POST', '/api/player/two_factor');
  return body?.refusal ?? status;
};
const state = async () => (await player.send<SecurityState>('GET', '/api/player/security')).body.two_factor;
const isOn = async () => (await player.send<User>('GET', '/api/player')).body.two_factor_enabled;

/** Sets up two-factor completely; returns its secret and its backup codes. */
async function setUp(): Promise<{ secret: string; codes: string[] }> {
  const { secret } = await begin();
  const { body } = await confirm(codeOf(secret));
  expect(await turnOn()).toBe(204);
  platform.clock.advance(30_000);
  return { secret, codes: body.backup_codes };
}

const signIn = async (caller: TestCaller, user: object = { email, password: signUpForm.password }) => {
  const { status, body } = await caller.send<Said>('POST', '/api/users/sign_in', { user });
  return { status, refusal: body.refusal, errors: body.errors };
};
async function challenged(): Promise<TestCaller> {
  const caller = platform.caller();
  expect((await signIn(caller)).refusal).toBe('otp_required');
  return caller;
}
const byCode = async (code: string, caller?: TestCaller) =>
  await signIn(caller ?? (await challenged()), { otp_attempt: code });
const wrong = { status: 401, refusal: 'otp_required', errors: { otp_attempt: ['wrong'] } };
const used = { status: 401, refusal: 'otp_required', errors: { otp_attempt: ['used'] } };
const actions = async () =>
  (
    await platform.db.query<{ action: string }>('SELECT action FROM audit WHERE subject = $1 ORDER BY line', [
      `player:${playerId}`,
    ])
  ).map(({ action }) => action);
const subjects = async () => (await listMails(platform.db, email)).map(({ subject }) => subject).toReversed();

describe('setting up two-factor', () => {
  it('creates a new secret each time, with its URI for an app and its QR code [A14]', async () => {
    const [first, second] = [await begin(), await begin()];
    expect(first.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(second.secret).not.toBe(first.secret);
    const address = new URL(second.uri);
    expect([address.protocol, address.host, decodeURIComponent(address.pathname)]).toEqual([
      'otpauth:',
      'totp',
      `/Liftoff:${email}`,
    ]);
    expect(Object.fromEntries(address.searchParams)).toEqual({ secret: second.secret, issuer: 'Liftoff' });
    expect(second.qr.length).toBeGreaterThan(20);
    expect(second.qr.every(row => row.length === second.qr.length && /^[01]+$/.test(row))).toBe(true);
    // The finder pattern that a scanner looks for in the corner.
    expect(second.qr.slice(0, 7).map(row => row.slice(0, 7))).toEqual([
      '1111111',
      '1000001',
      '1011101',
      '1011101',
      '1011101',
      '1000001',
      '1111111',
    ]);
    expect((await confirm(codeOf(first.secret))).body.errors).toEqual({ otp_attempt: ['VALIDATION.CODE.WRONG'] });
  });

  it('turns two-factor on only after the app has shown a right code, and that code cannot be used again [CALL-030] [A14] [C36]', async () => {
    const { secret } = await begin();
    expect(await turnOn()).toBe('not_found');
    expect((await confirm(wrongCode(secret))).body.errors).toEqual({ otp_attempt: ['VALIDATION.CODE.WRONG'] });
    expect(await turnOn()).toBe('not_found');
    const code = codeOf(secret);
    const { body } = await confirm(code);
    expect(new Set(body.backup_codes).size).toBe(backupCodesPerSet);
    for (const one of body.backup_codes) expect(one).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/);
    expect(await isOn()).toBe(false);
    expect((await signIn(platform.caller())).status).toBe(200);
    expect(await turnOn()).toBe(204);
    expect(await isOn()).toBe(true);
    expect(await state()).toEqual({
      enabled: true,
      since: platform.clock.now().toISOString(),
      backup_codes_left: 10,
      backup_codes_count: 10,
    });
    expect(await turnOn()).toBe('not_found');
    expect(await byCode(code)).toEqual(used);
    platform.clock.advance(30_000);
    expect((await byCode(codeOf(secret))).status).toBe(200);
    expect(await actions()).toContain('player.two_factor_on');
    expect(await subjects()).toContain('Two-factor is on');
  });

  it('a setup belongs to the session that started it, and expires after half an hour [A14]', async () => {
    const { secret } = await begin();
    const other = platform.caller();
    expect((await signIn(other)).status).toBe(200);
    expect((await confirm(codeOf(secret), other)).body.refusal).toBe('not_found');
    expect((await confirm(codeOf(secret))).status).toBe(200);
    expect(await turnOn(other)).toBe('not_found');
    for (let waited = 0; waited < setupTtlMs; waited += reauthMaxAgeMs) {
      platform.clock.advance(reauthMaxAgeMs);
      await player.send('POST', '/api/player/reauthentication', { password: signUpForm.password });
    }
    expect(await turnOn()).toBe('not_found');
    expect((await confirm(codeOf(secret))).body.refusal).toBe('not_found');
    expect(await isOn()).toBe(false);
  });

  it('a second setup replaces the authenticator and the backup codes [A14] [C36]', async () => {
    const before = await setUp();
    const open = await challenged();
    const after = await setUp();
    expect(await byCode(codeOf(after.secret), open)).toMatchObject({ refusal: 'wrong_credentials' });
    expect(await byCode(codeOf(before.secret))).toEqual(wrong);
    expect(await byCode(before.codes[0] ?? '')).toEqual(wrong);
    expect((await byCode(codeOf(after.secret))).status).toBe(200);
    expect(await actions()).toContain('player.two_factor_replaced');
  });
});

describe('a backup code', () => {
  it("a backup code opens one sign-in instead of the app's code, however it is typed, and the owner is notified [CALL-030] [A14] [C36]", async () => {
    const { codes } = await setUp();
    const [first = '', second = ''] = codes;
    expect((await byCode(first)).status).toBe(200);
    expect(await byCode(first)).toEqual(used);
    expect((await byCode(` ${second.toLowerCase().replace('-', ' ')} `)).status).toBe(200);
    expect((await state()).backup_codes_left).toBe(8);
    expect((await actions()).filter(action => action === 'player.backup_code_used')).toHaveLength(2);
    expect(await subjects()).toContain('A backup code was used');
    const mails = await platform.operator().send<{ text: string }[]>('GET', `/console/api/mails?to=${email}`);
    for (const left of [8, 9]) expect(mails.body.some(({ text }) => text.includes(`Codes left: ${left}.`))).toBe(true);
    const uses = await platform.db.query(
      `SELECT after FROM audit WHERE subject = $1 AND action = 'player.backup_code_used' ORDER BY line`,
      [`player:${playerId}`],
    );
    expect(uses).toEqual([{ after: { left: 9 } }, { after: { left: 8 } }]);
    expect(await byCode('AAAA-AAAA')).toEqual(wrong);
    expect(await byCode('AAAA-AAA1')).toEqual(wrong);
  });

  it('a backup code sent fifty times concurrently in ten challenges opens one session [A14]', async () => {
    const { codes } = await setUp();
    const [code = ''] = codes;
    const callers: TestCaller[] = [];
    for (let count = 0; count < 10; count += 1) callers.push(await challenged());
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => byCode(code, callers[at % callers.length])),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const open = await platform.db.query('SELECT FROM sessions WHERE player_id = $1 AND ended_at IS NULL', [playerId]);
    // The session that set up two-factor, and one more.
    expect(open).toHaveLength(2);
    expect((await state()).backup_codes_left).toBe(9);
  });

  it("a backup code is useless without its player's challenge, and a wrong code counts as a try [A14] [A15]", async () => {
    const { codes } = await setUp();
    const [code = ''] = codes;
    expect(await byCode(code, platform.caller())).toMatchObject({ refusal: 'wrong_credentials' });
    const owner = email;
    email = `factor-other-${made}@example.com`;
    player = platform.caller();
    playerId = (await player.send<User>('POST', '/api/users', { user: { ...signUpForm, email } })).body.id;
    await setUp();
    expect(await byCode(code)).toEqual(wrong);
    email = owner;
    const caller = await challenged();
    for (let tried = 0; tried < 5; tried += 1) expect(await byCode('AAAA-AAAA', caller)).toEqual(wrong);
    expect(await byCode(code, caller)).toMatchObject({ refusal: 'wrong_credentials' });
    expect((await byCode(code)).status).toBe(200);
  });

  it('backup codes are shown once and stored as slow hashes with a salt per set [A14] [A22]', async () => {
    const { codes } = await setUp();
    const rows = await platform.db.query<{ whole: string }>(
      `SELECT p::text || b::text AS whole FROM players p JOIN backup_codes b ON b.player_id = p.id WHERE p.id = $1`,
      [playerId],
    );
    expect(rows).toHaveLength(backupCodesPerSet);
    const [salt] = await platform.db.query<{ salt: Buffer }>(
      'SELECT backup_codes_salt AS salt FROM players WHERE id = $1',
      [playerId],
    );
    expect(salt?.salt).toHaveLength(16);
    const kept = JSON.stringify(rows);
    for (const code of codes) {
      const plain = code.replace('-', '');
      for (const form of [code, plain, Buffer.from(plain).toString('hex')]) expect(kept).not.toContain(form);
    }
    expect(await platform.db.query('SELECT FROM two_factor_setups WHERE player_id = $1', [playerId])).toEqual([]);
  });

  it('a new set of backup codes invalidates the old set [A14] [C36]', async () => {
    const { codes } = await setUp();
    const renewed = await player.send<{ backup_codes: string[] }>('POST', '/api/player/two_factor/backup_codes');
    expect(renewed.body.backup_codes).toHaveLength(backupCodesPerSet);
    expect(await byCode(codes[0] ?? '')).toEqual(wrong);
    expect((await byCode(renewed.body.backup_codes[0] ?? '')).status).toBe(200);
    expect(await actions()).toContain('player.backup_codes_made');
  });

  it('a backup code is accepted when the player enters the password again in an open session [A11] [A14]', async () => {
    const { codes } = await setUp();
    const [code = ''] = codes;
    platform.clock.advance(reauthMaxAgeMs + 1);
    const again = () =>
      player.send<Said | undefined>('POST', '/api/player/reauthentication', {
        password: signUpForm.password,
        otp_attempt: code,
      });
    expect((await again()).status).toBe(204);
    expect((await again()).body?.errors).toEqual({ otp_attempt: ['VALIDATION.CODE.USED'] });
  });
});

describe('turning two-factor off', () => {
  const off = () => player.send<Said | undefined>('DELETE', '/api/player/two_factor');

  it('turning two-factor off removes all codes, challenges and setups, and the password alone is enough again [A11] [C36]', async () => {
    const { codes, secret } = await setUp();
    const open = await challenged();
    const { secret: another } = await begin();
    await confirm(codeOf(another));
    expect((await off()).status).toBe(204);
    expect(await state()).toMatchObject({ enabled: false, since: null, backup_codes_left: 0 });
    for (const code of [codeOf(secret), codes[0] ?? ''])
      expect(await byCode(code, open)).toMatchObject({ refusal: 'wrong_credentials' });
    expect(await turnOn()).toBe('not_found');
    expect((await signIn(platform.caller())).status).toBe(200);
    expect(await actions()).toContain('player.two_factor_off');
    expect(await subjects()).toContain('Two-factor is off');
    expect((await player.send<Said>('POST', '/api/player/two_factor/backup_codes')).body.refusal).toBe('not_found');
  });

  it('turning off two-factor that is already off does nothing and sends no notice', async () => {
    expect((await off()).status).toBe(204);
    expect(await actions()).not.toContain('player.two_factor_off');
    expect(await subjects()).not.toContain('Two-factor is off');
  });

  it('an operator can turn two-factor off for a player who has lost both device and codes, which is audited and reported to the owner [C36]', async () => {
    await setUp();
    const answer = await platform
      .operator()
      .send('POST', `/console/api/players/${email}`, { two_factor_enabled: false });
    expect(answer.status).toBe(200);
    expect(await isOn()).toBe(false);
    const lines = await platform.db.query('SELECT actor, before FROM audit WHERE subject = $1 ORDER BY line', [
      `player:${playerId}`,
    ]);
    expect(lines).toContainEqual({ actor: 'operator', before: { two_factor_enabled: true } });
    expect(await actions()).toContain('player.two_factor_off');
    expect(await subjects()).toContain('Two-factor is off');
    const on = await platform.operator().send('POST', `/console/api/players/${email}`, { two_factor_enabled: true });
    expect(on.status).toBe(422);
  });
});
