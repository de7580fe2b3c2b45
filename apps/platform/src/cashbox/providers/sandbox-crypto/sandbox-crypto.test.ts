import type { PaymentMethod } from '@liftoff/contract/cashbox/cashbox';
import { randomUUID } from 'node:crypto';
import { currencies, CurrencyCodeSchema } from '@liftoff/contract/core/money';
import { beforeEach, describe, expect, it } from 'vitest';
import { balanceOf, checkInvariants, playerAccount } from '../../../ledger/ledger.ts';
import type { Begun } from '../../../testing/frame-path.ts';
import { signInDemo } from '../../../testing/play.ts';
import { qrRows } from '../../../core/qr-rows.ts';
import { usePlatform, type TestCaller } from '../../../testing/test-platform.ts';
import { decideCrypto, readCryptoPayment } from './crypto-book.ts';

const email = 'crypto@liftoff.test';
const minuteMs = 60_000;

let player: TestCaller;
let playerId: number;
const platform = usePlatform({ seed: 'small' });
beforeEach(async () => {
  player = await signInDemo(platform, email);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
});

const cash = () => balanceOf(platform.db, playerAccount(playerId, 'cash', 'BTC'));
const deposit = (body: object = {}, headers: Record<string, string> = {}) =>
  player.send<Begun>(
    'POST',
    '/payments/deposits',
    { method_id: 'bitcoin', amount_cents: 25_000, currency: 'BTC', ...body },
    headers,
  );
const stateOf = async ({ payment }: Begun) =>
  (await player.send<{ state: string }>('GET', `/payments/${payment.id}`)).body.state;
/** Reports in the console what has arrived at the address. */
const see = (begun: Begun, state: string) =>
  platform.operator().send('POST', `/console/api/payments/${begun.payment.id}`, { state });
async function pass(ms: number): Promise<void> {
  platform.clock.advance(ms);
  await platform.db.query('UPDATE sessions SET seen_at = $1', [platform.clock.now()]);
  await platform.jobs.runDue();
}

describe('crypto methods', () => {
  it.each([
    ['BTC', 'bitcoin', 10_000],
    ['BCH', 'bitcoin_cash', 10_000],
    ['LTC', 'litecoin', 1_000_000],
    ['ETH', 'ethereum', '10000000000000000'],
    ['DOG', 'dogecoin', 1_000_000],
    ['USDT', 'tether', 20_000_000],
  ])(
    '%s is deposited with the method %s, free and instant, from its minimum up [CONST-035]',
    async (currency, id, least) => {
      const answer = await player.send<PaymentMethod[]>('GET', `/payments/methods?action=deposit&currency=${currency}`);
      expect(answer.body).toEqual([
        {
          id,
          brand: id,
          provider: 'sandbox-crypto',
          currency,
          type: 'crypto',
          savedProfiles: [],
          termsOfService: '/benefits-of-crypto',
          fee: '0',
          processingTime: 'instant',
          deposit: { min_cents: least, max_cents: null },
          withdrawal: null,
          network: expect.any(String) as string,
          minDep: least,
        },
      ]);
      expect((await player.send('GET', `/payments/methods/${id}/fields`)).body).toEqual([]);
    },
  );

  it('every coin has one crypto method, and no other currency has one', async () => {
    for (const currency of CurrencyCodeSchema.options) {
      const answer = await player.send<PaymentMethod[]>('GET', `/payments/methods?action=deposit&currency=${currency}`);
      expect(answer.body.filter(({ type }) => type === 'crypto')).toHaveLength(currencies[currency].fiat ? 0 : 1);
    }
  });
});

describe('a crypto deposit', () => {
  it('a crypto deposit gets its own address for an hour, and repeating its idempotency key returns the same address [A24]', async () => {
    const key = { 'idempotency-key': 'coins-once' };
    const first = await deposit({}, key);
    expect(first.status).toBe(201);
    const expires_at = new Date(platform.clock.now().getTime() + 60 * minuteMs).toISOString();
    const address = expect.stringMatching(/^sandbox-btc-[0-9a-f]{32}$/) as string;
    const qr = qrRows((first.body.next_step as { address: string }).address);
    expect(first.body.next_step).toEqual({ kind: 'address', address, qr, network: 'Bitcoin', expires_at });
    platform.clock.advance(1_000);
    expect((await deposit({}, key)).body).toEqual(first.body);
    expect((await deposit()).body.next_step).not.toMatchObject({
      address: (first.body.next_step as { address: string }).address,
    });
  });

  it('a confirmed crypto deposit is credited once, through the signed webhook', async () => {
    const before = await cash();
    const begun = (await deposit()).body;
    expect((await see(begun, 'processing')).status).toBe(200);
    await pass(1_000);
    expect([await stateOf(begun), await cash()]).toEqual(['processing', before]);
    expect((await see(begun, 'succeeded')).status).toBe(200);
    await pass(1_000);
    expect([await stateOf(begun), await cash()]).toEqual(['succeeded', before + 25_000n]);
    expect(await see(begun, 'declined')).toMatchObject({ status: 409, body: { refusal: 'payment_final' } });
    const events = await platform.db.query(
      'SELECT provider, state, applied FROM payment_events WHERE payment_id = $1',
      [begun.payment.id],
    );
    expect(events).toHaveLength(2);
    expect(events).toContainEqual({ provider: 'sandbox-crypto', state: 'succeeded', applied: true });
    await pass(24 * 60 * minuteMs);
    expect(await cash()).toBe(before + 25_000n);
  });

  it('a player can cancel a crypto deposit until coins are seen, but not afterwards', async () => {
    const [waiting, seen] = [(await deposit()).body, (await deposit()).body];
    const cancel = ({ payment }: Begun) => player.send('POST', `/payments/${payment.id}/cancel`);
    expect(await cancel(waiting)).toMatchObject({ status: 200, body: { state: 'canceled' } });
    await see(seen, 'processing');
    expect(await cancel(seen)).toMatchObject({ status: 409, body: { refusal: 'payment_final' } });
    await see(seen, 'succeeded');
    await pass(1_000);
    expect([await stateOf(waiting), await stateOf(seen)]).toEqual(['canceled', 'succeeded']);
  });

  it('a crypto deposit is confirmed block by block, each block is reported to its player, and the last one credits it', async () => {
    const before = await cash();
    const begun = (await deposit()).body;
    const { id } = begun.payment;
    const payment = async () => {
      const { body } = await player.send<{ state: string; confirmations: unknown }>('GET', `/payments/${id}`);
      return [body.state, body.confirmations];
    };
    expect(await payment()).toEqual(['pending', null]);
    await see(begun, 'processing');
    await pass(1_000);
    expect(await payment()).toEqual(['processing', { seen: 0, needed: 2 }]);
    await pass(10_000);
    await pass(1_000);
    expect(await payment()).toEqual(['processing', { seen: 1, needed: 2 }]);
    // A late webhook with an older count does not reduce the confirmations.
    await platform.db.query(
      'UPDATE sandbox_events SET delivered_at = NULL, event_id = $2 WHERE payment_id = $1 AND confirmations_seen = 0',
      [id, randomUUID()],
    );
    await pass(1_000);
    expect([await payment(), await cash()]).toEqual([['processing', { seen: 1, needed: 2 }], before]);
    await pass(10_000);
    await pass(1_000);
    expect([await payment(), await cash()]).toEqual([['succeeded', { seen: 2, needed: 2 }], before + 25_000n]);
    await platform.open.outbox.flush();
    const told = await platform.db.query<{ state: string }>(
      `SELECT data ->> 'state' AS state FROM events WHERE channel = $1 AND data ->> 'id' = $2 ORDER BY position`,
      [`payments_changes#${playerId}`, id],
    );
    expect(told.map(({ state }) => state)).toEqual([
      'pending',
      'processing',
      'processing',
      'processing',
      'succeeded',
      'succeeded',
    ]);
  });

  it('a crypto deposit is cancelled if nothing arrives within an hour, but coins that were seen are still confirmed', async () => {
    const [waiting, seen] = [(await deposit()).body, (await deposit()).body];
    await see(seen, 'processing');
    await pass(59 * minuteMs);
    await pass(1_000);
    expect([await stateOf(waiting), await stateOf(seen)]).toEqual(['pending', 'processing']);
    await pass(minuteMs);
    await pass(1_000);
    expect([await stateOf(waiting), await stateOf(seen)]).toEqual(['canceled', 'succeeded']);
  });

  it.each([5, 60])(
    'the platform queries the provider after %i minutes about a crypto deposit whose webhook was lost [B19]',
    async minutes => {
      const before = await cash();
      const begun = (await deposit()).body;
      const { id } = begun.payment;
      await pass(minutes * minuteMs - 1_000);
      await platform.db.transaction(async tx => {
        const payment = await readCryptoPayment(tx, id, 'FOR UPDATE');
        if (payment === null) throw new Error('no such payment');
        await decideCrypto(tx, platform, payment, 'succeeded', () => undefined);
        await tx.query('UPDATE sandbox_events SET delivered_at = $2 WHERE payment_id = $1', [id, platform.clock.now()]);
      });
      const early = await stateOf(begun);
      await pass(1_000);
      expect([early, await stateOf(begun), await cash()]).toEqual(['pending', 'succeeded', before + 25_000n]);
    },
  );

  it('a crypto deposit has a minimum but no maximum', async () => {
    expect(await deposit({ amount_cents: 9_999 })).toMatchObject({ body: { refusal: 'amount_out_of_range' } });
    expect((await deposit({ amount_cents: 10_000 })).status).toBe(201);
    await platform.operator().send('POST', `/console/api/players/${email}`, { verified: true });
    expect((await deposit({ amount_cents: 2_100_000_000_000_000 })).status).toBe(201);
  });

  it('a crypto deposit by a player on a break is reserved and returned once, in full, and only if coins had arrived', async () => {
    const begun = (await deposit()).body;
    await platform.operator().send('POST', `/console/api/players/${email}`, { blocked: 'self_excluded' });
    await see(begun, 'succeeded');
    await pass(1_000);
    const path = `/console/api/held_payments/${begun.payment.id}/return`;
    const booked = (state: string) =>
      platform.db.query('UPDATE sandbox_events SET state = $2 WHERE payment_id = $1', [begun.payment.id, state]);
    await booked('declined');
    expect(await platform.operator().send('POST', path)).toMatchObject({ body: { refusal: 'method_unavailable' } });
    await booked('succeeded');
    const first = await platform.operator().send<{ returned_at: string }>('POST', path);
    expect(first).toMatchObject({ status: 200, body: { payment: { held_for: 'self_excluded' } } });
    platform.clock.advance(minuteMs);
    expect((await platform.operator().send('POST', path)).body).toEqual(first.body);
    const book = await platform.db.query('SELECT refunded_at FROM sandbox_crypto_payments WHERE payment_id = $1', [
      begun.payment.id,
    ]);
    expect(book).toEqual([{ refunded_at: new Date(first.body.returned_at) }]);
    expect((await checkInvariants(platform.db)).filter(check => !check.intact)).toEqual([]);
  });
});
