import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpForm } from '../../testing/sign-up-form.ts';
import { solveCaptcha } from '../../testing/solve-captcha.ts';
import { statementsOf } from '../../testing/statements-of.ts';
import { testPlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform.ts';
import { signIn } from '../sign-in/sign-in.ts';

let platform: TestPlatform;
beforeAll(async () => {
  const env = { SITE_ORIGINS: 'https://play.example,https://mirror.example' };
  platform = await testPlatform({ seed: 'none', env });
});
afterAll(() => platform.close());

const { password: oldPassword } = signUpForm;
const newPassword = 'seven quiet comets';
const minute = 60_000;

async function newPlayer(email: string, more: object = {}): Promise<TestCaller> {
  const caller = platform.caller();
  expect((await caller.send('POST', '/api/users', { user: { ...signUpForm, email, ...more } })).status).toBe(201);
  return caller;
}
const ask = (email: string, headers?: Record<string, string>) =>
  platform.caller().send('POST', '/api/users/password', { user: { email } }, headers);
interface Mail {
  subject: string;
  text: string;
}
async function mailsTo(email: string): Promise<Mail[]> {
  await platform.jobs.runDue();
  const to = encodeURIComponent(email);
  return (await platform.operator().send<Mail[]>('GET', `/console/api/mails?to=${to}`)).body;
}
/** Requests a password reset and returns the token of the newest link. */
async function link(email: string): Promise<string> {
  platform.clock.advance(1_000);
  expect((await ask(email)).status).toBe(204);
  const mail = (await mailsTo(email)).find(({ text }) => text.includes('reset_password_token'));
  return /reset_password_token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}
const set = (token: string, change: object = {}, caller = platform.caller()) =>
  caller.send<{ refusal?: string; errors?: Record<string, string[]> }>('PUT', '/api/users/password', {
    user: { reset_password_token: token, password: newPassword, password_confirmation: newPassword, ...change },
  });
const expired = {
  status: 422,
  body: { refusal: 'invalid', errors: { reset_password_token: ['expired'] } },
};
const enter = async (email: string, password: string, caller = platform.caller()) =>
  (await caller.send('POST', '/api/users/sign_in', { user: { email, password } })).status;
const isSignedIn = async (caller: TestCaller) => 'id' in (await caller.send<object>('GET', '/api/player')).body;

describe('requesting a password reset', () => {
  it('emails the player a link for setting a new password, in their language [CALL-033]', async () => {
    await newPlayer('frage@example.com', { language: 'de' });
    platform.clock.advance(1_000);
    expect((await ask(' Frage@Example.com ')).status).toBe(204);
    const [mail] = await mailsTo('frage@example.com');
    expect(mail?.subject).toBe('Neues Passwort festlegen');
    expect(mail?.text).toMatch(/https:\/\/play\.example\/de\/new-password\?reset_password_token=[\w-]{43}\n/);
    expect(mail?.text).toContain('Von: Kanada');
    expect(mail?.text).toMatch(/Angefordert: \d\d\.\d\d\.\d{4}, \d\d:\d\d UTC/);
  });

  it('responds alike to known, unknown and differently spelt addresses, with the same SQL statements [CALL-033] [A16]', async () => {
    await newPlayer('known@example.com');
    await platform.jobs.runDue();
    const reported = async (email: string) => {
      const { answer, statements } = await statementsOf(platform.db, () => ask(email));
      answer.headers.delete('x-request-id');
      return { status: answer.status, body: answer.body, headers: [...answer.headers], statements };
    };
    const known = await reported('known@example.com');
    expect(known).toMatchObject({ status: 204, body: undefined });
    // Even for a known address, the mail is written only when the job runs.
    expect(
      await platform.db.query(`SELECT FROM mails WHERE recipient = 'known@example.com' AND subject ~ 'password'`),
    ).toEqual([]);
    for (const email of ['unknown@example.com', 'KNOWN@example.com']) expect(await reported(email)).toEqual(known);
    expect(await mailsTo('unknown@example.com')).toEqual([]);
    expect(await platform.db.query(`SELECT FROM jobs WHERE name = 'account:restore-mail'`)).toEqual([]);
  });

  it('reports an invalid address in a password reset, whether or not it has an account', async () => {
    const answer = await ask('nobody@nowhere');
    expect(answer).toMatchObject({ status: 422, body: { errors: { email: ['VALIDATION.EMAIL.INVALID'] } } });
  });

  it('links to the site that the player is on, and never to an unknown host [A17]', async () => {
    const origins = {
      'https://mirror.example': 'https://mirror.example/new-password',
      'https://evil.example': 'https://play.example/new-password',
      'https://play.example.evil.example': 'https://play.example/new-password',
    };
    await newPlayer('hosts@example.com');
    for (const [origin, leadsTo] of Object.entries(origins)) {
      platform.clock.advance(1_000);
      const { host } = new URL(origin);
      expect((await ask('hosts@example.com', { origin, host, 'x-forwarded-host': host })).status).toBe(204);
      const [mail] = await mailsTo('hosts@example.com');
      expect(mail?.text).toContain(`${leadsTo}?`);
      expect(mail?.text.replaceAll(leadsTo, '')).not.toContain('evil');
    }
  });
});

describe('the link of a password reset', () => {
  it('the reset link sets the password once and signs nobody in [CALL-034] [A15] [A17]', async () => {
    const email = 'once@example.com';
    await newPlayer(email);
    const token = await link(email);
    const browser = platform.caller();
    expect((await set(token, {}, browser)).status).toBe(204);
    expect(await isSignedIn(browser)).toBe(false);
    expect([await enter(email, oldPassword), await enter(email, newPassword)]).toEqual([401, 200]);
    expect(await set(token, { password: 'yet another one', password_confirmation: 'yet another one' })).toMatchObject(
      expired,
    );
  });

  it('a reset link that is used twice concurrently works once', async () => {
    const email = 'twice@example.com';
    await newPlayer(email);
    const token = await link(email);
    const answers = await Promise.all([set(token), set(token)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 422]);
  });

  it('a reset link works for half an hour and not a second longer [A17]', async () => {
    const email = 'late@example.com';
    await newPlayer(email);
    const [first, second] = [await link(email), await link(email)];
    platform.clock.advance(30 * minute - 1_001);
    expect((await set(second)).status).toBe(204);
    await newPlayer('later@example.com');
    const third = await link('later@example.com');
    platform.clock.advance(30 * minute);
    for (const token of [third, first, '', 'a'.repeat(43)]) expect(await set(token)).toMatchObject(expired);
    expect(await enter('later@example.com', oldPassword)).toBe(200);
  });

  it('a link for another purpose cannot set a password, and a reset link cannot confirm an address [A17]', async () => {
    const email = 'swap@example.com';
    await newPlayer(email);
    const confirmation = /confirmation_token=([\w-]{43})/.exec((await mailsTo(email))[0]?.text ?? '')?.[1] ?? '';
    const restore = await link(email);
    expect(await set(confirmation)).toMatchObject(expired);
    expect((await platform.caller().send('GET', `/api/users/confirmation?confirmation_token=${restore}`)).status).toBe(
      422,
    );
    expect(
      (await platform.caller().send('GET', `/api/users/confirmation?confirmation_token=${confirmation}`)).status,
    ).toBe(200);
    expect((await set(restore)).status).toBe(204);
  });

  it('a reset token is stored only as a hash [A17]', async () => {
    const email = 'hash@example.com';
    await newPlayer(email);
    const token = await link(email);
    const kept = await platform.db.query(`SELECT FROM mail_tokens WHERE mail_tokens::text LIKE $1`, [`%${token}%`]);
    expect([token.length, kept]).toEqual([43, []]);
  });

  const theirs = 'wrong.their.address@example.com';
  const named = 'wrong.the.name.in.it';
  it.each([
    ['another one typed again', { password_confirmation: 'seven quiet comet' }, 'password_confirmation', 'NOT_MATCH'],
    ['too short', { password: 'seven', password_confirmation: 'seven' }, 'password', 'LENGTH'],
    ['one that is known to all', { password: 'password1', password_confirmation: 'password1' }, 'password', 'COMMON'],
    ['the one before', { password: oldPassword, password_confirmation: oldPassword }, 'password', 'SAME'],
    ['their address', { password: theirs, password_confirmation: theirs }, 'password', 'PERSONAL'],
    ['the name in it', { password: named, password_confirmation: named }, 'password', 'PERSONAL'],
  ])(
    'refuses a new password (%s) without using up the reset link [CALL-034] [KEY-003]',
    async (what, change, field, key) => {
      const email = `wrong.${what.replaceAll(' ', '.')}@example.com`;
      await newPlayer(email);
      const token = await link(email);
      const answer = await set(token, change);
      expect([answer.status, answer.body.errors]).toEqual([422, { [field]: [`VALIDATION.PASSWORD.${key}`] }]);
      expect((await set(token)).status).toBe(204);
    },
  );
});

describe('a password reset', () => {
  it('a password reset ends every session and every other reset link and code, and notifies the player [A10] [A17]', async () => {
    const email = 'all@example.com';
    const [phone, desk] = [await newPlayer(email), platform.caller()];
    expect(await enter(email, oldPassword, desk)).toBe(200);
    const [other, token] = [await link(email), await link(email)];
    expect([await isSignedIn(phone), await isSignedIn(desk)]).toEqual([true, true]);
    platform.clock.advance(1_000);
    const answer = await set(token, {}, desk);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('clear-site-data')).toBe('"storage"');
    expect([await isSignedIn(phone), await isSignedIn(desk)]).toEqual([false, false]);
    expect(await set(other, { password: 'one more of them', password_confirmation: 'one more of them' })).toMatchObject(
      expired,
    );
    const [notice] = await mailsTo(email);
    expect(notice?.subject).toBe('Your password was changed');
    expect(notice?.text).toContain('https://play.example/remind');
    expect(notice?.text).not.toContain('token');
  });

  it('refuses a concurrent sign-in that checked the old password before the reset [A10]', async () => {
    const email = 'race@example.com';
    await newPlayer(email);
    const token = await link(email);
    const { db } = platform;
    let transactions = 0;
    // Resets the password after the attempt was counted and the old password checked, just before the session is
    // opened.
    const slow = {
      ...platform,
      db: {
        ...db,
        query: db.query.bind(db),
        transaction: async (work: Parameters<typeof db.transaction>[0]) => {
          transactions += 1;
          if (transactions === 2) expect((await set(token)).status).toBe(204);
          return await db.transaction(work);
        },
      } as typeof db,
    };
    const call = {
      ip: '192.0.2.77',
      country: 'CA',
      header: () => undefined,
      setHeader: () => undefined,
    } as unknown as Parameters<typeof signIn>[2];
    const answer = await signIn(slow, { email, password: oldPassword, remember_me: true }, call, [], async () => null);
    expect([transactions, answer]).toEqual([2, { refused: 'wrong_credentials' }]);
    const open = `SELECT FROM sessions s JOIN players p ON p.id = s.player_id WHERE p.email = $1 AND ended_at IS NULL`;
    expect(await platform.db.query(open, [email])).toEqual([]);
  });

  it('a browser that resets the password can sign in despite wrong guesses by strangers [A13]', async () => {
    const email = 'hammered@example.com';
    await newPlayer(email);
    const token = await link(email);
    for (let at = 0; at < 3; at++) expect(await enter(email, 'wrong wrong')).toBe(401);
    const owner = platform.caller();
    expect((await set(token, {}, owner)).status).toBe(204);
    expect([await enter(email, newPassword), await enter(email, newPassword, owner)]).toEqual([429, 200]);
  });

  it("a password reset clears the wrong passwords counted for the owner's own browser [A13]", async () => {
    const email = 'forgetful@example.com';
    const owner = await newPlayer(email);
    for (let at = 0; at < 3; at++) expect(await enter(email, 'wrong wrong', owner)).toBe(401);
    expect(await enter(email, oldPassword, owner)).toBe(429);
    expect((await set(await link(email), {}, owner)).status).toBe(204);
    expect(await enter(email, newPassword, owner)).toBe(200);
  });

  it('a sign-in after a password reset still requires the one-time code if two-factor is on [A15]', async () => {
    const email = 'code@example.com';
    await newPlayer(email);
    await platform.db.query('UPDATE players SET totp_secret = $2 WHERE email = $1', [email, 'JBSWY3DPEHPK3PXP']);
    const token = await link(email);
    expect((await set(token)).status).toBe(204);
    const answer = await platform
      .caller()
      .send('POST', '/api/users/sign_in', { user: { email, password: newPassword } });
    expect(answer).toMatchObject({ status: 401, body: { refusal: 'otp_required' } });
  });
});

it('limits password resets to three an hour per email address, whether or not it has an account and from whatever IP address [A16]', async () => {
  const strict = await testPlatform({ seed: 'none', env: { RATE_FACTOR: '1' } });
  for (const email of ['someone@example.com', 'nobody@example.com']) {
    const answers = [];
    for (let at = 0; at < 4; at++) {
      const from = strict.caller({ ip: `198.51.100.${at}` });
      const captcha = at === 0 ? {} : { captcha: await solveCaptcha(from) };
      answers.push((await from.send('POST', '/api/users/password', { user: { email, ...captcha } })).status);
    }
    expect(answers).toEqual([204, 204, 204, 429]);
  }
  await strict.close();
});
