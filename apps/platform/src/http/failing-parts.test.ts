import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { applicant, picture, type Applicant } from '../testing/documents.ts';
import { fingerprint } from '../testing/fingerprint.ts';
import { openFrameOf, signInDemo, type OpenedFrame } from '../testing/play.ts';
import { signUpForm } from '../testing/sign-up-form.ts';
import { sign, signatureHeader } from './signature.ts';
import { testPlatform, usePlatform, type TestCaller } from '../testing/test-platform.ts';
import { payByCard } from '../testing/withdraw.ts';

/*
 * Breaks each part of the platform in turn by renaming its database table, so that the part throws in the middle of
 * its work with the text of its statement. The answer must reveal only a request id, and money, accounts and limits
 * must not change.
 */
const email = 'demo@liftoff.test';
const password = 'Liftoff-2026!';
let player: TestCaller;
let playerId: number;
let frame: OpenedFrame;
let payment: string;
let applying: Applicant;
const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  await payByCard(platform, player, 5_000);
  frame = await openFrameOf(platform, player, 'deep-sea-salvage', 'real');
  await player.send('POST', '/api/player/reauthentication', { password });
  const begun = await player.send<{ payment: { id: string } }>('POST', '/payments/deposits', deposit);
  payment = begun.body.payment.id;
  applying = await applicant(platform);
});

const deposit = { method_id: 'card', amount_cents: 2_000, currency: 'EUR' };
const withdrawal = { method_id: 'card', amount_cents: 2_000, currency: 'EUR', profile_id: '4242' };
const limit = { type: 'loss', period: 'month', currency: 'EUR', amount_cents: 90_000 };
const withIdempotency = () => ({ 'idempotency-key': randomUUID() });
const stranger = () => platform.caller({ ip: '198.51.100.90' });
const signUp = () =>
  stranger().send('POST', '/api/users', { user: { ...signUpForm, email: `${randomUUID()}@example.com` } });
const signIn = (as = email) => stranger().send('POST', '/api/users/sign_in', { user: { email: as, password } });
const bet = () => {
  platform.clock.advance(10_000);
  return frame.bet(randomUUID(), { engine: 'slot', stake_cents: 20 });
};
const launch = () => player.send('POST', '/api/games/deep-sea-salvage/launch', { mode: 'real' });
const webhook = () => {
  const [state, currency, account] = ['succeeded', 'EUR', `player-${playerId}`];
  const body = JSON.stringify({
    event_id: randomUUID(),
    payment_id: payment,
    state,
    amount_cents: 2_000,
    currency,
    account,
  });
  const signature = sign(platform.config.secret('webhook:sandbox-card'), platform.clock.now(), body);
  return stranger().send('POST', '/webhooks/payments/sandbox-card', body, { [signatureHeader]: signature });
};
const document = async () => applying.send('address', await picture());

type Answer = { status: number; headers: Headers; body: unknown };
/** Each row: the broken part, its table, a call that depends on it, and the status of the answer if it is not 500. */
const parts: readonly [part: string, table: string, ask: () => Promise<Answer>, status?: 503][] = [
  [
    'the provider of cards, at a deposit',
    'sandbox_card_payments',
    () => player.send('POST', '/payments/deposits', deposit, withIdempotency()),
  ],
  [
    'the provider of cards, at a payout',
    'sandbox_payouts',
    () => player.send('POST', '/payments/withdrawals', withdrawal, withIdempotency()),
  ],
  ['the book of a provider’s words', 'payment_events', webhook],
  ['the ledger, at a provider’s word', 'ledger_transfers', webhook],
  ['the ledger, at a bet', 'ledger_transfers', bet],
  [
    'the ledger, at a payout',
    'ledger_transfers',
    () => player.send('POST', '/payments/withdrawals', withdrawal, withIdempotency()),
  ],
  ['the seeds of a game', 'game_seed_pairs', bet],
  ['the limits, at a bet', 'user_limits', bet],
  ['the limits, at a launch', 'user_limits', launch],
  [
    'the limits, at a deposit',
    'user_limits',
    () => player.send('POST', '/payments/deposits', deposit, withIdempotency()),
  ],
  [
    'the limits, at a new limit',
    'user_limit_accounts',
    () => player.send('POST', '/api/user_limits', limit, withIdempotency()),
  ],
  ['the excluded people, at a bet', 'excluded_people', bet],
  ['the excluded people, at a registration', 'excluded_people', signUp],
  ['the registers of the regulators, at a sign-in', 'sandbox_registers', () => signIn('estonia@liftoff.test'), 503],
  ['the facts, at a bet', 'facts', bet],
  ['the events, at a bet', 'outbox', bet],
  ['the keys of writes', 'idempotency', () => player.send('POST', '/payments/deposits', deposit, withIdempotency())],
  [
    'the trail, at a payout',
    'audit',
    () => player.send('POST', '/payments/withdrawals', withdrawal, withIdempotency()),
  ],
  ['the mail, at a registration', 'mails', signUp],
  ['the sessions, at a sign-in', 'sessions', () => signIn()],
  ['the count of failures, at a sign-in', 'sign_in_failures', () => signIn()],
  ['the captcha, at a registration', 'captcha_counts', signUp],
  ['the files of documents', 'verification_files', document],
  ['the profile', 'player_groups', () => player.send('GET', '/api/player')],
];

/** Internal details that no answer may contain: statements, tables, files, stack traces, names. */
const inside = /relation|does not exist|select|insert|update|sandbox|ledger|\.ts|\/src|node_modules| at |error/i;

/** Excludes tables that a failed call can legitimately change, such as rate counters and session times. */
const rows = () =>
  fingerprint(
    platform,
    /^(?!rate_buckets|captcha_counts|sign_in_failures|sessions$|boots|job_turns|sandbox_registers)/,
  );

describe('a failing part of the platform', () => {
  it.each(parts)(
    'reveals only a request id and changes nothing after a failure in %s [A49]',
    async (_part, table, ask, status) => {
      const before = await rows();
      await platform.db.query(`ALTER TABLE ${table} RENAME TO away`);
      let answer: Answer;
      try {
        answer = await ask();
      } finally {
        await platform.db.query(`ALTER TABLE away RENAME TO ${table}`);
      }
      expect(answer.status, table).toBe(status ?? 500);
      const request_id = expect.any(String) as string;
      expect(answer.body).toEqual({ refusal: 'unavailable', retry_after_sec: 5, request_id });
      expect(JSON.stringify(answer.body)).not.toMatch(inside);
      expect([...answer.headers].map(([name, value]) => `${name}: ${value}`).join('\n')).not.toMatch(
        /relation|\.ts|\/src/,
      );
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(await rows()).toEqual(before);
    },
  );

  it('every part works again once its table is restored', async () => {
    for (const [part, , ask] of parts) expect((await ask()).status, part).toBeLessThan(300);
  });
});

describe('an external system that does not respond', () => {
  const nobody = 'http://127.0.0.1:9';

  it('if the captcha provider is down, sign-in is refused with only a captcha request, revealing nothing else [A49] [A13]', async () => {
    const env = {
      RECAPTCHA_KEY: 'a-site-key-of-tests',
      RECAPTCHA_SECRET: 'a-secret-of-the-tests',
      RECAPTCHA_URL: `${nobody}/recaptcha/`,
      RATE_FACTOR: '1000',
    };
    const alone = await testPlatform({ seed: 'none', env });
    const send = (captcha?: string) => {
      const user = { email: 'nobody@example.com', password, captcha, unlock_token: 'x'.repeat(43) };
      return alone.caller().send('POST', '/api/users/sign_in', { user });
    };
    for (let at = 0; at < 3; at += 1) await send();
    const answer = await send('a token');
    expect([answer.status, answer.body]).toEqual([
      422,
      { refusal: 'captcha_required', request_id: expect.any(String) as string },
    ]);
    await alone.close();
  });

  it('if the mail server is down, emails wait in the outbox, and a registration succeeds as usual [A49]', async () => {
    const env = { SMTP_URL: 'smtp://127.0.0.1:9' };
    const alone = await testPlatform({ seed: 'none', env });
    const made = await alone.caller().send('POST', '/api/users', { user: { ...signUpForm, email: 'a@example.com' } });
    expect(made.status).toBe(201);
    alone.clock.advance(1_000);
    await alone.jobs.runDue();
    const waiting = await alone.db.query('SELECT attempts FROM mails WHERE content IS NOT NULL AND attempts > 0');
    expect(waiting).toHaveLength(1);
    await alone.close();
  });
});
