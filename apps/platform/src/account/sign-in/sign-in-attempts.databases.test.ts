import { describe, expect, it } from 'vitest';
import type { User } from '@liftoff/contract/account/account';
import { signUpForm } from '../../testing/sign-up-form.ts';
import { solveCaptcha } from '../../testing/solve-captcha.ts';
import { testPlatform, usePlatform } from '../../testing/test-platform.ts';
import { unlockLinks } from '../../testing/unlock-links.ts';
import type { Call } from '../../core/call.ts';
import { openSignInSession } from './open-sign-in-session.ts';
import { sessionsPerPlayer } from '../sessions/sessions.ts';
import { beginAttempt, forgetFailures, signInThresholds } from './sign-in-attempts.ts';
import { otpThresholds } from '../two-factor/otp-tries.ts';
import { totpCode } from '../two-factor/totp.ts';

let addresses = 0;
const platform = usePlatform({ seed: 'none' });

const stranger = () => platform.caller({ ip: `198.19.${addresses++}.1` });
type Caller = ReturnType<typeof stranger>;
interface Said {
  refusal?: string;
  errors?: Record<string, string[]>;
}
const signIn = (caller: Caller, email: string, password: string = signUpForm.password, more: object = {}) =>
  caller.send<User & Said>('POST', '/api/users/sign_in', { user: { email, password, ...more } });
const wrong = 'not the password';
const { failures } = signInThresholds.perAccount;
const many = <T>(count: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)));

async function newPlayer(email: string): Promise<{ id: number; owner: Caller }> {
  const owner = stranger();
  const answer = await owner.send<User>('POST', '/api/users', { user: { ...signUpForm, email } });
  expect(answer.status).toBe(201);
  return { id: answer.body.id, owner };
}
const shut = async (email: string) => {
  for (let at = 0; at < failures; at += 1) await signIn(stranger(), email, wrong);
};
const solvedCaptcha = async () => ({ captcha: await solveCaptcha(stranger()) });

describe('the response to a sign-in attempt that has to wait', () => {
  it('mentions the unlock email if the account is locked, also if the address is unknown [A16]', async () => {
    await newPlayer('waits@example.com');
    const said = async (email: string) => {
      await shut(email);
      const { status, body } = await signIn(stranger(), email, wrong);
      return [status, body.refusal, body.errors];
    };
    const waiting = [429, 'rate_limited', { email: ['unlock_by_mail'] }];
    expect(await said('waits@example.com')).toEqual(waiting);
    expect(await said('not-there@example.com')).toEqual(waiting);
    expect(await unlockLinks(platform, 'waits@example.com')).toHaveLength(1);
  });

  it('does not mention an unlock email if only the IP address is blocked', async () => {
    const { perIp } = signInThresholds;
    const tries = Array.from({ length: perIp.failures + 1 }, (_, at) => ({ email: `many-${at}@example.com`, at }));
    let last: { status: number; body: Said } | null = null;
    const narrow = await testPlatform({ seed: 'none', env: { RATE_FACTOR: '1' } });
    for (const { email } of tries)
      last = await narrow
        .caller({ ip: '198.51.100.7' })
        .send<Said>('POST', '/api/users/sign_in', { user: { email, password: wrong } });
    await narrow.close();
    expect([last?.status, last?.body.refusal, last?.body.errors]).toEqual([429, 'rate_limited', undefined]);
  });
});

describe('concurrent guesses', () => {
  it.each(['guessed@example.com', 'nobody-has-this@example.com'])(
    'checks only three of fifty concurrent guesses at %s, the same number as if they were sent one by one [A13] [A16]',
    async email => {
      if (email.startsWith('guessed')) await newPlayer(email);
      const answers = await many(50, () => signIn(stranger(), email, wrong));
      const received = answers.filter(({ body }) => body.refusal === 'wrong_credentials');
      expect(received).toHaveLength(failures);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(50 - failures);
    },
  );

  it('counts concurrent attempts one after another in the database, even from independent processes [A13]', async () => {
    const attempt = {
      email: 'two-processes@example.com',
      ip: '203.0.113.8',
      knownDevice: false,
      solved: true,
      by: 'password',
    } as const;
    const begun = await many(30, () =>
      platform.db.transaction(tx => beginAttempt(tx, platform.deps.now(), attempt, 1000)),
    );
    expect(begun.filter(({ outcome }) => outcome === 'counted')).toHaveLength(failures);
  });

  it('blocks an IP address that guesses passwords of many accounts once it reaches its threshold [A13]', async () => {
    const strict = await testPlatform({ seed: 'none', env: { RATE_FACTOR: '1' } });
    const send = (ip: string, at: number) =>
      strict
        .caller({ ip })
        .send<Said>('POST', '/api/users/sign_in', { user: { email: `s${at}@example.com`, password: wrong } });
    const one = await many(40, at => send('198.51.100.5', at));
    expect(one.filter(({ status }) => status === 401).length).toBe(signInThresholds.perIp.failures);
    await strict.close();
  });

  it('requires a captcha from a network that has reached its threshold, until an hour has passed [A13]', async () => {
    const attempt = async (ip: string, solved = false) => {
      const of = { email: `at-${ip}@example.com`, ip, knownDevice: false, solved, by: 'password' } as const;
      return (await platform.db.transaction(tx => beginAttempt(tx, platform.deps.now(), of, 1))).outcome;
    };
    const { failures: most, windowMs } = signInThresholds.perNetwork;
    for (let at = 1; at <= most; at += 1) expect(await attempt(`192.0.2.${at}`)).toBe('counted');
    expect(await attempt('192.0.2.200')).toBe('captcha');
    expect(await attempt('192.0.2.200', true)).toBe('counted');
    expect(await attempt('192.0.3.200')).toBe('counted');
    platform.clock.advance(windowMs - 1);
    expect(await attempt('192.0.2.201')).toBe('captcha');
    platform.clock.advance(1);
    expect(await attempt('192.0.2.201')).toBe('counted');
  });

  it('accepts fifteen concurrent sign-ins with the right password, and keeps five sessions open [A8]', async () => {
    const { id } = await newPlayer('fifteen@example.com');
    const answers = await many(15, () => signIn(stranger(), 'fifteen@example.com'));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const [open] = await platform.db.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM sessions WHERE player_id = $1 AND ended_at IS NULL',
      [id],
    );
    expect(open?.count).toBe(sessionsPerPlayer);
    const [revoked] = await platform.db.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM revocations r JOIN sessions s ON r.subject = 'session:' || s.id
       WHERE s.player_id = $1 AND s.ended_at IS NOT NULL`,
      [id],
    );
    expect(revoked?.count).toBe(16 - sessionsPerPlayer);
  });

  it('keeps five of fifteen sessions that are opened concurrently in the database [A8]', async () => {
    const { id } = await newPlayer('fifteen-more@example.com');
    const call: Call = {
      ip: '203.0.113.9',
      country: 'CA',
      siteHost: null,
      requestId: 'request-of-a-test',
      idempotencyKey: undefined,
      bodyText: '',
      receivedAt: platform.deps.now(),
      raw: new Request('http://platform.test/'),
      log: platform.deps.log,
      header: () => undefined,
      setHeader: () => {
        throw new Error('A cookie was set inside a transaction');
      },
    };
    const who = { way: 'password', playerId: id, device: undefined, remembered: true } as const;
    await many(15, () => platform.db.transaction(tx => openSignInSession(tx, platform, call, who, [])));
    const open = await platform.db.query('SELECT FROM sessions WHERE player_id = $1 AND ended_at IS NULL', [id]);
    expect(open).toHaveLength(sessionsPerPlayer);
  });

  it('allows fifteen wrong one-time codes a day across many challenges [A14]', async () => {
    const { id } = await newPlayer('codes@example.com');
    const secret = 'JBSWY3DPEHPK3PXP';
    await platform.db.query('UPDATE players SET totp_secret = $2 WHERE id = $1', [id, secret]);
    const callers: Caller[] = [];
    for (let at = 0; at < 20; at += 1) {
      const caller = stranger();
      expect((await signIn(caller, 'codes@example.com')).body.refusal).toBe('otp_required');
      callers.push(caller);
    }
    const step = Math.floor(platform.clock.now().getTime() / 30_000);
    const code = String((Number(totpCode(secret, step)) + 1) % 1_000_000).padStart(6, '0');
    const answers = await Promise.all(
      callers.map(caller => caller.send<Said>('POST', '/api/users/sign_in', { user: { otp_attempt: code } })),
    );
    expect(answers.filter(({ body }) => body.refusal === 'otp_required')).toHaveLength(otpThresholds.triesPerDay);
  });
});

describe("an account locked by strangers' wrong guesses", () => {
  it('lets the owner in on a known device, however often strangers guess [A13]', async () => {
    const { owner } = await newPlayer('owner@example.com');
    await shut('owner@example.com');
    await many(10, () => signIn(stranger(), 'owner@example.com', wrong));
    expect((await signIn(owner, 'owner@example.com')).status).toBe(200);
  });

  it('a thousand wrong passwords from a thousand addresses within an hour never open the account, and the owner can always sign in on a known device [A13]', async () => {
    const { owner } = await newPlayer('thousand@example.com');
    const said = new Map<string, number>();
    for (let at = 0; at < 1_000; at += 1) {
      const guesser = platform.caller({ ip: `198.20.${at >> 8}.${at & 255}` });
      const { status, body } = await signIn(guesser, 'thousand@example.com', `${wrong} ${at}`);
      const words = `${status} ${body.refusal ?? 'entered'}`;
      said.set(words, (said.get(words) ?? 0) + 1);
      platform.clock.advance(3_600);
      if (at % 250 === 125) expect((await signIn(owner, 'thousand@example.com')).status).toBe(200);
    }
    expect([...said.keys()].toSorted()).toEqual(['401 wrong_credentials', '429 rate_limited']);
    // Each sign-in of the owner and each half hour allow three more guesses.
    expect(said.get('401 wrong_credentials')).toBeLessThanOrEqual(3 * (4 + 3));
    expect((await signIn(owner, 'thousand@example.com')).status).toBe(200);
  });

  it('locks the account for the known device after three failures of its own, but not for strangers [A13]', async () => {
    const { owner } = await newPlayer('thief@example.com');
    const statuses = [];
    for (let at = 0; at <= failures; at += 1) statuses.push((await signIn(owner, 'thief@example.com', wrong)).status);
    expect(statuses).toEqual([401, 401, 401, 429]);
    expect((await signIn(stranger(), 'thief@example.com')).status).toBe(200);
  });

  it('the emailed unlock link works once, together with a captcha and in the browser that opens it, while strangers stay locked out [A13] [A17]', async () => {
    await newPlayer('link@example.com');
    await shut('link@example.com');
    const [link = '', ...more] = await unlockLinks(platform, 'link@example.com');
    expect([link.length, more]).toEqual([43, []]);
    const withLink = async (email: string) =>
      (await signIn(stranger(), email, undefined, { unlock_token: link, ...(await solvedCaptcha()) })).status;
    expect((await signIn(stranger(), 'link@example.com', undefined, await solvedCaptcha())).status).toBe(429);
    const other = await newPlayer('other-link@example.com');
    await shut('other-link@example.com');
    expect(await withLink('other-link@example.com')).toBe(429);
    expect((await signIn(other.owner, 'other-link@example.com')).status).toBe(200);
    const fresh = stranger();
    const alone = await signIn(fresh, 'link@example.com', undefined, { unlock_token: link });
    expect([alone.status, alone.body.refusal]).toEqual([422, 'captcha_required']);
    const proof = { unlock_token: link, ...(await solvedCaptcha()) };
    expect((await signIn(fresh, 'link@example.com', wrong, proof)).status).toBe(401);
    expect((await signIn(fresh, 'link@example.com')).status).toBe(200);
    await shut('link@example.com');
    expect(await withLink('link@example.com')).toBe(429);
  });

  it("a successful sign-in ends the account's failures, but they still count for their address and network [A13]", async () => {
    const begin = async (email: string) => {
      const of = { email, ip: '192.0.77.1', knownDevice: false, solved: true, by: 'password' } as const;
      return (await platform.db.transaction(tx => beginAttempt(tx, platform.deps.now(), of, 1))).outcome;
    };
    const outcomes: string[] = [];
    for (let at = 0; at <= signInThresholds.perIp.failures; at += 1) {
      outcomes.push(await begin('own-account@example.com'));
      if (at % 2 === 1) await forgetFailures(platform.db, 'own-account@example.com');
    }
    expect(outcomes).toEqual([...Array.from({ length: signInThresholds.perIp.failures }, () => 'counted'), 'wait']);
  });

  it('sends only one unlock email while its link is valid, and the link expires after half an hour [A17]', async () => {
    await newPlayer('once@example.com');
    await shut('once@example.com');
    const [link = ''] = await unlockLinks(platform, 'once@example.com');
    await many(5, () => signIn(stranger(), 'once@example.com', wrong));
    expect(await unlockLinks(platform, 'once@example.com')).toHaveLength(1);
    platform.clock.advance(signInThresholds.perAccount.windowMs);
    await shut('once@example.com');
    const late = { unlock_token: link, ...(await solvedCaptcha()) };
    expect((await signIn(stranger(), 'once@example.com', undefined, late)).status).toBe(429);
    expect(await unlockLinks(platform, 'once@example.com')).toHaveLength(2);
  });

  it('sends no unlock email to an unknown address, but responds as it does for a known address [A16]', async () => {
    const answers = [];
    for (let at = 0; at <= failures; at += 1)
      answers.push(
        (await signIn(stranger(), 'no-such-owner@example.com', wrong, { unlock_token: 'x'.repeat(43) })).status,
      );
    expect(answers).toEqual([401, 401, 401, 422]);
    expect(await unlockLinks(platform, 'no-such-owner@example.com')).toEqual([]);
  });
});
