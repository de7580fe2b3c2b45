import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { balanceOf, houseAccount, playerAccount, postAll } from '../../ledger/ledger.ts';
import { fingerprint } from '../../testing/fingerprint.ts';
import { giveMoney, signInDemo } from '../../testing/play.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import { sign, signatureHeader } from '../../http/signature.ts';

let player: TestCaller;
let playerId: number;
let payment: Payment;

const cash = () => balanceOf(platform.db, playerAccount(playerId, 'cash', 'EUR'));
const entries = () => fingerprint(platform, /^ledger_/);
const word = (state: string, more: object = {}) => ({
  event_id: randomUUID(),
  payment_id: payment.id,
  state,
  amount_cents: 5_000,
  currency: 'EUR',
  account: `player-${playerId}`,
  ...more,
});
const signed = (body: string, at = platform.clock.now()) => ({
  [signatureHeader]: sign(platform.config.secret('webhook:sandbox-card'), at, body),
});
const post = (body: string, headers: Record<string, string>, provider = 'sandbox-card') =>
  platform.caller().send('POST', `/webhooks/payments/${provider}`, body, headers);
const say = (body: object) => post(JSON.stringify(body), signed(JSON.stringify(body)));
const stateNow = async () => (await player.send<Payment>('GET', `/payments/${payment.id}`)).body.state;

const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
});
beforeEach(async () => {
  platform.clock.advance(1_000);
  await giveMoney(platform, 'demo@liftoff.test', 'EUR', 0);
  const body = { method_id: 'card', amount_cents: 5_000, currency: 'EUR' };
  payment = (await player.send<{ payment: Payment }>('POST', '/payments/deposits', body)).body.payment;
});

describe("a provider's webhook", () => {
  it('a webhook that is signed and matches the payment is applied [A27]', async () => {
    expect(await say(word('succeeded'))).toMatchObject({ status: 200, body: { received: true } });
    expect(await cash()).toBe(5_000n);
    const kept = await platform.db.query('SELECT applied FROM payment_events WHERE payment_id = $1', [payment.id]);
    expect(kept).toEqual([{ applied: true }]);
  });

  it('a webhook event is applied once, even if a repetition reports a different result [B17]', async () => {
    const first = word('processing');
    expect((await say(first)).status).toBe(200);
    expect((await say({ ...first, state: 'succeeded' })).status).toBe(200);
    expect([await stateNow(), await cash()]).toEqual(['processing', 0n]);
  });

  it('a webhook signed by another provider of the platform is rejected [A27]', async () => {
    const before = await entries();
    const body = JSON.stringify(word('succeeded'));
    const secret = platform.config.secret('webhook:sandbox-crypto');
    const headers = { [signatureHeader]: sign(secret, platform.clock.now(), body) };
    expect(await post(body, headers, 'sandbox-crypto')).toMatchObject({ status: 404, body: { refusal: 'not_found' } });
    expect(await entries()).toEqual(before);
    expect(await stateNow()).toBe('pending');
  });

  it('a webhook that is unsigned, wrongly signed, too old or altered is rejected [A27]', async () => {
    const body = JSON.stringify(word('succeeded'));
    const old = new Date(platform.clock.now().getTime() - 301_000);
    const other = JSON.stringify({ ...JSON.parse(body), amount_cents: 500_000 });
    const spaced = JSON.stringify(JSON.parse(body), null, 1);
    const before = await entries();
    const tries: [string, Record<string, string>][] = [
      [body, {}],
      [body, { [signatureHeader]: '' }],
      [body, { [signatureHeader]: `t=1,v1=${'0'.repeat(64)}` }],
      [body, signed(body, old)],
      [body, signed(body, new Date(platform.clock.now().getTime() + 301_000))],
      [other, signed(body)],
      [spaced, signed(body)],
    ];
    for (const [sent, headers] of tries) {
      expect(await post(sent, headers)).toMatchObject({ status: 401, body: { refusal: 'bad_signature' } });
    }
    expect(await entries()).toEqual(before);
    expect(await stateNow()).toBe('pending');
  });

  it('a webhook with a different amount, currency, account or payment is rejected [A27]', async () => {
    const before = await entries();
    for (const [more, status] of [
      [{ amount_cents: 500_000 }, 422],
      [{ currency: 'CAD' }, 422],
      [{ account: 'player-1' }, 422],
      [{ payment_id: randomUUID() }, 404],
      [{ payment_id: "' OR 1=1" }, 404],
    ] as const) {
      expect((await say(word('succeeded', more))).status).toBe(status);
    }
    expect((await say(word('succeeded', { amount_cents: 1 }))).body).toMatchObject({
      refusal: 'invalid',
      errors: { payment_id: ['intent'] },
    });
    const body = JSON.stringify(word('succeeded'));
    expect((await post(body, signed(body), 'nobody')).status).toBe(404);
    expect(await entries()).toEqual(before);
  });

  it('a webhook whose ledger reference is already used fails and leaves the payment unchanged [I5]', async () => {
    const legs = [
      { account: houseAccount('payments', 'EUR'), amount: -1n },
      { account: playerAccount(playerId, 'cash', 'EUR'), amount: 1n },
    ];
    const reference = `payment:${payment.id}`;
    await platform.db.transaction(tx => postAll(tx, platform.deps, [{ kind: 'adjustment', reference, legs }]));
    expect((await say(word('succeeded'))).status).toBe(500);
    expect([await stateNow(), await cash()]).toEqual(['pending', 1n]);
    await platform.operator().send('POST', '/console/api/players/demo@liftoff.test', { blocked: 'cooling_off' });
    expect((await say(word('succeeded'))).status).toBe(500);
    await platform.operator().send('POST', '/console/api/players/demo@liftoff.test', { blocked: 'none' });
    expect([await stateNow(), await cash()]).toEqual(['pending', 1n]);
    expect(await balanceOf(platform.db, playerAccount(playerId, 'held', 'EUR'))).toBe(0n);
  });

  const orders = (states: readonly string[]): string[][] =>
    states.length < 2
      ? [[...states]]
      : states.flatMap((state, at) => orders(states.toSpliced(at, 1)).map(rest => [state, ...rest]));

  it.each(orders(['processing', 'reserved', 'succeeded', 'declined']))(
    'webhooks received in the order %s, %s, %s, %s leave the payment at the first final state [B18]',
    async (...order) => {
      for (const state of order) expect((await say(word(state))).status).toBe(200);
      const final = order.find(state => state === 'succeeded' || state === 'declined');
      const [row] = await platform.db.query<{ state: string }>('SELECT state FROM payments WHERE id = $1', [
        payment.id,
      ]);
      expect(row?.state).toBe(final);
      expect(await cash()).toBe(final === 'succeeded' ? 5_000n : 0n);
    },
  );

  it('a webhook repeated ten times concurrently and again days later makes one deposit and is always acknowledged [A27, B17, I5]', async () => {
    const body = word('succeeded');
    const answers = await Promise.all(Array.from({ length: 10 }, () => say(body)));
    expect(answers.map(answer => answer.status)).toEqual(Array.from({ length: 10 }, () => 200));
    platform.clock.advance(3 * 86_400_000);
    expect((await say(body)).status).toBe(200);
    expect((await say({ ...body, event_id: randomUUID() })).status).toBe(200);
    expect(await cash()).toBe(5_000n);
    const posted = await platform.db.query('SELECT FROM ledger_transfers WHERE reference LIKE $1', [`%${payment.id}%`]);
    expect(posted).toHaveLength(1);
  });
});
