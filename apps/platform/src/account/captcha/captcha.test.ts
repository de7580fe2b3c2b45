import type { User } from '@liftoff/contract/account/account';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeCaller } from '../../testing/test-caller.ts';
import { signUpForm } from '../../testing/sign-up-form.ts';
import { solveCaptcha } from '../../testing/solve-captcha.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import { unlockLinks } from '../../testing/unlock-links.ts';
import { signInThresholds } from '../sign-in/sign-in-attempts.ts';
import { checkSolution } from './proof-of-work.ts';

let addresses = 0;
let made = 0;
const platform = usePlatform({ seed: 'none', env: { RATE_FACTOR: '1' } });
beforeEach(() => platform.clock.advance(2 * 3_600_000));

const stranger = () => platform.caller({ ip: `198.${addresses++ % 200}.${Math.floor(addresses / 200)}.1` });
const { password } = signUpForm;
const wrong = 'not the password';
const { failures } = signInThresholds.perAccount;
interface Said {
  refusal?: string;
  retry_after_sec?: number;
}
const signIn = (caller: TestCaller, email: string, given: object = {}) =>
  caller.send<User & Said>('POST', '/api/users/sign_in', { user: { email, password, ...given } });
async function newPlayer(): Promise<{ email: string; owner: TestCaller }> {
  const email = `captcha-${made++}@example.com`;
  const owner = stranger();
  expect((await owner.send('POST', '/api/users', { user: { ...signUpForm, email } })).status).toBe(201);
  return { email, owner };
}
/** Locks an account. Returns the link for its owner, which needs a captcha. */
async function shut(email: string): Promise<{ unlock_token: string }> {
  for (let at = 0; at < failures; at += 1)
    expect((await signIn(stranger(), email, { password: wrong })).status).toBe(401);
  const [unlock_token = ''] = await unlockLinks(platform, email);
  return { unlock_token };
}
/** Runs fifty calls at a time: with more, calls would time out while waiting for the database. */
async function thousand<T>(make: (at: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let from = 0; from < 1_000; from += 50)
    results.push(...(await Promise.all(Array.from({ length: 50 }, (_, at) => make(from + at)))));
  return results;
}
const asked = { status: 422, body: { refusal: 'captcha_required' } };

describe('an account after strangers have guessed wrong passwords', () => {
  it('accepts the unlock link only together with a valid, unused captcha [A13] [CALL-029]', async () => {
    const { email } = await newPlayer();
    const link = await shut(email);
    expect(await signIn(stranger(), email, link)).toMatchObject(asked);
    expect(await signIn(stranger(), email, { ...link, captcha: 'made up' })).toMatchObject(asked);
    const caller = stranger();
    const captcha = await solveCaptcha(caller);
    const given = { ...link, captcha, dfpc: 'a-device' };
    expect(await signIn(caller, email, given)).toMatchObject({ status: 200, body: { email } });
    const next = await shut(email);
    expect(await signIn(stranger(), email, { ...next, captcha })).toMatchObject(asked);
  });

  it("a thousand guesses from a thousand addresses all fail and do not lock out the owner's known device [A13]", async () => {
    const { email, owner } = await newPlayer();
    const answers = await thousand(at => signIn(stranger(), email, { password: `guess number ${at}` }));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(failures);
    expect(answers.filter(({ body }) => body.refusal === 'rate_limited')).toHaveLength(1_000 - failures);
    expect((await signIn(owner, email)).status).toBe(200);
    expect(await signIn(stranger(), email)).toMatchObject({ status: 200 });
  }, 60_000);
});

describe('a network with a hundred wrong passwords within an hour', () => {
  it('requires a captcha from every address of a network under attack, and from no other network [A13]', async () => {
    const { email } = await newPlayer();
    const inside = (at: number) => platform.caller({ ip: `2001:db8:7:${at.toString(16)}::1` });
    const answers = await thousand(at => signIn(inside(at), `spray-${at}@example.com`, { password: 'Summer-2026!' }));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(signInThresholds.perNetwork.failures);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(1_000 - signInThresholds.perNetwork.failures);
    expect(await signIn(inside(2_000), email)).toMatchObject(asked);
    const captcha = await solveCaptcha(inside(2_000));
    expect((await signIn(inside(2_000), email, { captcha })).status).toBe(200);
    expect((await signIn(platform.caller({ ip: '2001:db8:8:1::1' }), email)).status).toBe(200);
  }, 60_000);
});

describe('a captcha', () => {
  it('accepts a captcha once, even if concurrent calls in two processes send it [A13]', async () => {
    const { email } = await newPlayer();
    const link = await shut(email);
    const captcha = await solveCaptcha(stranger());
    const second = platform.another();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => {
        const headers = { 'sec-fetch-site': 'same-origin', 'x-test-ip': `203.0.${at}.1`, 'x-test-country': 'CA' };
        const caller = makeCaller(at % 2 === 0 ? platform.open.app : second.app, headers);
        return signIn(caller, email, { ...link, password: wrong, captcha });
      }),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.refusal === 'captcha_required')).toHaveLength(9);
  });

  it('a captcha expires after five minutes by the platform clock', async () => {
    const captcha = await solveCaptcha(stranger());
    platform.clock.advance(5 * 60_000 - 1);
    expect(await checkSolution(platform, captcha)).not.toBeNull();
    platform.clock.advance(1);
    expect(await checkSolution(platform, captcha)).toBeNull();
  });

  it('rejects a captcha if any part of it was changed', async () => {
    interface Sent {
      challenge: { parameters: Record<string, unknown>; signature: string };
      solution: { counter: number; derivedKey: string };
    }
    const captcha = await solveCaptcha(stranger());
    const changed = (change: (sent: Sent) => void) => {
      const sent = JSON.parse(Buffer.from(captcha, 'base64').toString()) as Sent;
      change(sent);
      return checkSolution(platform, Buffer.from(JSON.stringify(sent)).toString('base64'));
    };
    expect(await changed(() => undefined)).not.toBeNull();
    for (const change of [
      (sent: Sent) => (sent.solution.counter += 1),
      (sent: Sent) => (sent.solution.derivedKey = `ff${sent.solution.derivedKey.slice(2)}`),
      (sent: Sent) => (sent.challenge.signature = 'ab'.repeat(32)),
      (sent: Sent) => (sent.challenge.parameters.nonce = 'ab'.repeat(16)),
      (sent: Sent) => (sent.challenge.parameters.keyPrefix = '0'),
      (sent: Sent) => (sent.challenge.parameters.cost = 1),
      (sent: Sent) => (sent.challenge.parameters.data = { expires: Number.MAX_SAFE_INTEGER }),
      (sent: Sent) => delete sent.challenge.parameters.data,
    ])
      expect(await changed(sent => void change(sent))).toBeNull();
    for (const text of ['', 'null', '%', Buffer.from('[]').toString('base64')])
      expect(await checkSolution(platform, text)).toBeNull();
  });

  it('deletes a used captcha after its expiry time', async () => {
    const { email } = await newPlayer();
    const link = await shut(email);
    await signIn(stranger(), email, { ...link, captcha: await solveCaptcha(stranger()) });
    const kept = async () => (await platform.db.query('SELECT FROM captcha_uses')).length;
    expect(await kept()).toBeGreaterThan(0);
    platform.clock.advance(2 * 3_600_000);
    await platform.jobs.runDue();
    expect([await kept(), await platform.db.query('SELECT FROM captcha_counts')]).toEqual([0, []]);
  });
});

describe('captchas for frequent callers', () => {
  const check = (caller: TestCaller, email: string, more: object = {}) =>
    caller.send<Said>('POST', '/check-email', { email, ...more });
  const restore = (caller: TestCaller, email: string, more: object = {}) =>
    caller.send<Said>('POST', '/api/users/password', { user: { email, ...more } });
  const signUp = (caller: TestCaller, more: object = {}) =>
    caller.send<Said>('POST', '/api/users', {
      user: { ...signUpForm, email: `often-${made++}@example.com`, ...more },
    });

  it('requires a captcha from the fifth email check within an hour, for known and unknown addresses alike [D12] [A16] [CALL-028]', async () => {
    const { email } = await newPlayer();
    for (const asks of [() => email, () => `nobody-${made++}@example.com`]) {
      const caller = stranger();
      for (let at = 0; at < 4; at += 1) {
        expect((await check(caller, at === 0 ? asks() : `nobody-${made++}@example.com`)).status).toBe(200);
      }
      expect(await check(caller, asks())).toMatchObject(asked);
      expect((await check(caller, asks(), { captcha: await solveCaptcha(caller) })).status).toBe(200);
      platform.clock.advance(3_600_000);
      expect((await check(caller, asks())).status).toBe(200);
    }
  });

  it('requires a captcha from the second password reset per email address and hour, whoever requests it and whether or not the account exists [CALL-033] [A16]', async () => {
    const { email } = await newPlayer();
    for (const wanted of [email, 'nobody-restores@example.com']) {
      expect((await restore(stranger(), wanted)).status).toBe(204);
      expect(await restore(stranger(), wanted)).toMatchObject(asked);
      const caller = stranger();
      expect((await restore(caller, wanted, { captcha: await solveCaptcha(caller) })).status).toBe(204);
    }
  });

  it('requires a captcha from the sixth password reset per IP address and hour, even if each is for a different email address [CALL-033]', async () => {
    const caller = stranger();
    const another = () => `nobody-${made++}@example.com`;
    for (let at = 0; at < 5; at += 1) expect((await restore(caller, another())).status).toBe(204);
    expect(await restore(caller, another())).toMatchObject(asked);
    expect((await restore(stranger(), another())).status).toBe(204);
  });

  it('requires a captcha from the fourth registration per IP address and hour [CALL-032]', async () => {
    const caller = stranger();
    for (let at = 0; at < 3; at += 1) expect((await signUp(caller)).status).toBe(201);
    expect(await signUp(caller)).toMatchObject(asked);
    expect((await signUp(caller, { captcha: await solveCaptcha(caller) })).status).toBe(201);
  });
});
