import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { balanceOf, checkInvariants, playerAccount } from '../ledger/ledger.ts';
import { badAmounts } from '../testing/bad-amounts.ts';
import { framePath, type Begun } from '../testing/frame-path.ts';
import { fingerprint } from '../testing/fingerprint.ts';
import { giveMoney, signInDemo } from '../testing/play.ts';
import { makeCaller } from '../testing/test-caller.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';

const hourMs = 3_600_000;

let player: TestCaller;
let playerId: number;

const cash = () => balanceOf(platform.db, playerAccount(playerId, 'cash', 'EUR'));
const deposit = (body: object = {}, headers: Record<string, string> = {}, caller = player) =>
  caller.send<Begun>(
    'POST',
    '/payments/deposits',
    { method_id: 'card', amount_cents: 5_000, currency: 'EUR', ...body },
    headers,
  );
const stateOf = async (id: string) => (await player.send<Payment>('GET', `/payments/${id}`)).body.state;
const inFrame = (begun: Begun, path: string, body?: unknown) =>
  platform
    .caller()
    .send<{ step: string; state?: string }>(body === undefined ? 'GET' : 'POST', `${framePath(begun)}/${path}`, body);

/** Delivers the provider's pending webhooks to the platform. */
async function received(): Promise<void> {
  platform.clock.advance(1_000);
  await platform.jobs.runDue();
}

/** Begins a deposit and pays it with a test card; resolves after the platform has processed the webhook. */
async function pay(card: string): Promise<Begun> {
  const begun = (await deposit()).body;
  const paid = await inFrame(begun, 'pay', { card });
  expect(paid.status).toBe(200);
  await received();
  return begun;
}

const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
});
beforeEach(async () => {
  platform.clock.advance(1_000);
  await giveMoney(platform, 'demo@liftoff.test', 'EUR', 10_000);
});

describe('a card deposit', () => {
  it('a card deposit is credited once, by the signed webhook [CALL-092, B17]', async () => {
    const begun = await pay('tok_succeeds');
    expect(await stateOf(begun.payment.id)).toBe('succeeded');
    expect(await cash()).toBe(15_000n);
    await inFrame(begun, 'pay', { card: 'tok_succeeds' });
    await received();
    expect(await cash()).toBe(15_000n);
    const [listed] = (await player.send<Payment[]>('GET', '/api/player/payments')).body;
    expect(listed).toMatchObject({ id: begun.payment.id, state: 'succeeded', amount_cents: 5_000 });
  });

  it.each([
    ['tok_declined', 'declined'],
    ['tok_insufficient', 'declined'],
  ])('a deposit with the card %s is %s and moves no money', async (card, state) => {
    const begun = await pay(card);
    expect(await stateOf(begun.payment.id)).toBe(state);
    expect(await cash()).toBe(10_000n);
  });

  it.each([
    [true, 'succeeded', 15_000n],
    [false, 'canceled', 10_000n],
  ])('a deposit with a bank challenge (confirmed: %s) becomes %s', async (confirmed, state, balance) => {
    const begun = await pay('tok_challenge');
    expect(await stateOf(begun.payment.id)).toBe('pending');
    await inFrame(begun, 'challenge', { confirmed });
    await inFrame(begun, 'challenge', { confirmed: !confirmed });
    await received();
    expect(await stateOf(begun.payment.id)).toBe(state);
    expect(await cash()).toBe(balance);
  });

  it('the console decides a deposit that awaits a decision, through the same webhook that providers use', async () => {
    const begun = await pay('tok_waits');
    expect(await stateOf(begun.payment.id)).toBe('processing');
    const decide = (state: string) =>
      platform.operator().send('POST', `/console/api/payments/${begun.payment.id}`, { state });
    expect((await decide('succeeded')).status).toBe(200);
    await received();
    expect(await stateOf(begun.payment.id)).toBe('succeeded');
    expect(await cash()).toBe(15_000n);
    expect(await decide('declined')).toMatchObject({ status: 409, body: { refusal: 'payment_final' } });
  });

  it('a deposit cancelled before the card was charged stays cancelled, and a paid deposit cannot be cancelled', async () => {
    const begun = (await deposit()).body;
    const canceled = await player.send('POST', `/payments/${begun.payment.id}/cancel`);
    expect(canceled.body).toMatchObject({ state: 'canceled' });
    expect((await inFrame(begun, 'pay', { card: 'tok_succeeds' })).body.step).toBe('decided');
    await received();
    expect(await stateOf(begun.payment.id)).toBe('canceled');
    expect(await cash()).toBe(10_000n);
    const paid = await pay('tok_succeeds');
    expect(await player.send('POST', `/payments/${paid.payment.id}/cancel`)).toMatchObject({ status: 409 });
  });

  it('a deposit left unpaid for half an hour is cancelled', async () => {
    const begun = (await deposit()).body;
    platform.clock.advance(31 * 60_000);
    await platform.db.query('UPDATE sessions SET seen_at = $1', [platform.clock.now()]);
    await received();
    await received();
    expect(await stateOf(begun.payment.id)).toBe('canceled');
  });

  it('an idempotency key begins one deposit within a day, even after a restart, and is refused if repeated with another amount [A24]', async () => {
    // Expired keys are deleted once a day. Moves the clock so that the next deletion runs while this key must still
    // be known.
    platform.clock.advance(25 * hourMs);
    await platform.jobs.runDue();
    platform.clock.advance(2 * hourMs);
    player = await signInDemo(platform);
    const key = { 'idempotency-key': randomUUID() };
    const first = await deposit({}, key);
    expect(first.status).toBe(201);
    expect((await deposit({}, key)).body).toEqual(first.body);
    const begun = async () => (await player.send<Payment[]>('GET', '/api/player/payments')).body.length;
    const before = await begun();
    platform.clock.advance(24 * hourMs - 1_000);
    await platform.jobs.runDue();
    await platform.db.query('UPDATE sessions SET seen_at = $1, started_at = $1', [platform.clock.now()]);
    const restarted = platform.another();
    const there = makeCaller(restarted.app, { 'sec-fetch-site': 'same-origin', 'x-test-country': 'CA' });
    for (const [name, value] of player.cookies) there.cookies.set(name, value);
    expect((await deposit({}, key, there)).body).toEqual(first.body);
    expect(await begun()).toBe(before);
    expect(await deposit({ amount_cents: 6_000 }, key)).toMatchObject({
      status: 409,
      body: { refusal: 'idempotency_mismatch' },
    });
  });

  it('the same idempotency key sent by another player begins a separate deposit [A24]', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const [mine, theirs] = [
      await deposit({}, key),
      await deposit({ amount_cents: 7_000 }, key, await signInDemo(platform, 'vip@liftoff.test')),
    ];
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    expect(theirs.body.payment.id).not.toBe(mine.body.payment.id);
    expect([mine.body.payment.amount_cents, theirs.body.payment.amount_cents]).toEqual([5_000, 7_000]);
  });

  it.each(badAmounts)('refuses a deposit of the amount %s and creates no payment [A25]', async amount => {
    const payments = () => platform.db.query('SELECT id FROM payments ORDER BY id');
    const before = await payments();
    const body = `{"method_id":"card","currency":"EUR","amount_cents":${amount}}`;
    expect((await player.send('POST', '/payments/deposits', body)).status).toBe(422);
    expect(await payments()).toEqual(before);
  });

  it.each([['JPY'], ['BTC'], ['XXX'], ['FUN'], ['eur']])(
    'refuses a deposit in %s, which the account or the method does not support [A25]',
    async currency => {
      expect((await deposit({ currency })).status).toBe(422);
    },
  );

  it('a database failure begins no deposit, and the response reveals nothing but a request id [A49]', async () => {
    const state = () => fingerprint(platform, /^(?:payments|idempotency|ledger_\w+|jobs)$/);
    const before = await state();
    const failing = vi
      .spyOn(platform.db, 'transaction')
      .mockRejectedValue(new Error('SELECT 1 FROM secrets at /srv/x'));
    try {
      const answer = await deposit();
      expect([answer.status, Object.keys(answer.body).toSorted()]).toEqual([
        500,
        ['refusal', 'request_id', 'retry_after_sec'],
      ]);
      expect(JSON.stringify(answer.body)).not.toMatch(/SELECT|srv|secrets/);
    } finally {
      failing.mockRestore();
    }
    expect(await state()).toEqual(before);
  });

  it.each([
    [{ amount_cents: 1_999 }, 'amount_out_of_range'],
    [{ amount_cents: 500_001 }, 'amount_out_of_range'],
    [{ method_id: 'gold' }, 'method_unavailable'],
    [{ currency: 'JPY' }, 'currency_unsupported'],
  ])('a deposit of %o is refused with %s', async (body, refusal) => {
    expect(await deposit(body)).toMatchObject({ status: 422, body: { refusal } });
  });

  it('a deposit requires a complete profile [STATE-055]', async () => {
    const fresh = await signInDemo(platform, 'new@liftoff.test');
    const answer = await deposit({ currency: 'CAD' }, {}, fresh);
    expect(answer).toMatchObject({ status: 422, body: { refusal: 'profile_incomplete' } });
    expect(Object.keys(Reflect.get(answer.body, 'errors'))).toContain('mobile_phone');
  });

  it('a deposit is refused during a cooling-off [C11, I10]', async () => {
    const operator = platform.operator();
    await operator.send('POST', '/console/api/players/demo@liftoff.test', { blocked: 'cooling_off' });
    expect(await deposit()).toMatchObject({ status: 403, body: { refusal: 'cooling_off' } });
    await operator.send('POST', '/console/api/players/demo@liftoff.test', { blocked: 'none' });
  });

  it('another player can neither see nor cancel a deposit [A18]', async () => {
    const begun = (await deposit()).body;
    const other = await signInDemo(platform, 'tester@liftoff.test');
    expect(await other.send('GET', `/payments/${begun.payment.id}`)).toMatchObject({ status: 404 });
    expect(await other.send('POST', `/payments/${begun.payment.id}/cancel`)).toMatchObject({ status: 404 });
  });

  it('the card frame accepts a token but nothing that resembles a card number [A29]', async () => {
    const begun = (await deposit()).body;
    for (const body of [
      { number: '4242424242424242' },
      { card: '4242424242424242' },
      { card: 'tok_succeeds', last4: '4242424242424242' },
    ]) {
      expect((await inFrame(begun, 'pay', body)).status).toBe(422);
    }
    const page = await platform.open.app.request(framePath(begun));
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; " +
        "form-action 'none'; frame-ancestors http://localhost:3000",
    );
    expect(await page.text()).toContain('autocomplete="cc-number"');
    const forged = framePath(begun).replace(/.$/, last => (last === 'A' ? 'B' : 'A'));
    expect((await platform.open.app.request(forged)).status).toBe(404);
  });

  it("the player's payment list shows deposits newest first, with their state and end time [CALL-015] [ENTITY-013] [STATE-052]", async () => {
    const list = async (caller = player) => (await caller.send<Payment[]>('GET', '/api/player/payments')).body;
    const paid = await pay('tok_succeeds');
    const endedAt = platform.clock.now().toISOString();
    platform.clock.advance(1_000);
    const open = (await deposit()).body;
    const [first, second] = await list();
    expect(first).toMatchObject({ id: open.payment.id, action: 'deposit', state: 'pending', finished_at: null });
    expect(second).toMatchObject({ id: paid.payment.id, state: 'succeeded', finished_at: endedAt, recallable: false });
    const state = (to: string) =>
      platform.db.query('UPDATE payments SET state = $1 WHERE id = $2', [to, paid.payment.id]);
    for (const none of ['paid', 'Succeeded', '']) await expect(state(none)).rejects.toThrow('payments_state_check');
    const times = (await list()).map(payment => payment.created_at);
    expect(times).toEqual(times.toSorted().toReversed());
    const other = await list(await signInDemo(platform, 'tester@liftoff.test'));
    expect(other.some(payment => payment.id === paid.payment.id)).toBe(false);
    expect((await platform.caller().send('GET', '/api/player/payments')).status).toBe(401);
  });

  it('card deposits leave all ledger invariants intact', async () => {
    expect((await checkInvariants(platform.db)).filter(check => !check.intact)).toEqual([]);
  });
});
