import type { Payment, PaymentMethod } from '@liftoff/contract/cashbox/cashbox';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import type { HarmState } from '@liftoff/rules/limits/harm';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { balanceOf, checkInvariants, playerAccount } from '../../ledger/ledger.ts';
import { giveMoney, openFrameOf, signInDemo } from '../../testing/play.ts';
import { takeFacts } from '../../testing/take-facts.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import { payByCard, withdraw } from '../../testing/withdraw.ts';

const email = 'demo@liftoff.test';
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

let player: TestCaller;
let playerId: number;

const held = (kind: 'cash' | 'withheld', currency: CurrencyCode = 'EUR') =>
  balanceOf(platform.db, playerAccount(playerId, kind, currency));
const money = async () => [await held('cash'), await held('withheld')];
const payment = async (id: string) => (await player.send<Payment>('GET', `/payments/${id}`)).body;
const recall = (id: string, caller = player) => caller.send<Payment>('POST', `/api/player/payments/${id}/recall`);
const decide = (id: string, state: string) =>
  platform.operator().send<Payment>('POST', `/console/api/payments/${id}`, { state });
const change = (body: object) => platform.operator().send('POST', `/console/api/players/${email}`, body);
/**
 * Advances the clock. After more than five minutes the player signs in again, because the session might have ended.
 */
async function pass(ms: number): Promise<void> {
  platform.clock.advance(ms);
  await platform.jobs.runDue();
  if (ms > 5 * minuteMs) player = await signInDemo(platform);
}
const methods = async (currency: string) =>
  (await player.send<PaymentMethod[]>('GET', `/payments/methods?action=cashout&currency=${currency}`)).body;

const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  await payByCard(platform, player, 5_000);
});
beforeEach(async () => {
  await pass(1_000);
  player = await signInDemo(platform);
  await giveMoney(platform, email, 'EUR', 500_000);
});

describe('a withdrawal to a card that has paid', () => {
  it('is confirmed by email once, with its amount and destination, even if the request is repeated', async () => {
    const key = randomUUID();
    const { body } = await withdraw(player, {}, key);
    await withdraw(player, {}, key);
    const mails = await platform.operator().send<{ text: string }[]>('GET', `/console/api/mails?to=${email}`);
    const texts = mails.body.map(({ text }) => text).filter(text => text.includes(body.id));
    expect(texts).toEqual([expect.stringMatching(/Amount: €50\.00\s+To: .*4242/)]);
    await decide(body.id, 'declined');
    await pass(1_000);
  });

  it('a withdrawal reserves its money immediately, is sent to its provider, and is paid out when the webhook arrives [I7]', async () => {
    const before = platform.clock.now().toISOString();
    const { status, body } = await withdraw(player, { amount_cents: 12_000 });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      action: 'cashout',
      state: 'processing',
      method: 'card',
      paid_to: '4242',
      recallable: false,
    });
    expect(body.steps.map(({ state }) => state)).toEqual(['pending', 'processing']);
    expect(Date.parse(body.expected_at ?? '') - Date.parse(before)).toBe(12 * hourMs);
    expect(await money()).toEqual([488_000n, 12_000n]);
    await pass(11 * hourMs);
    expect((await payment(body.id)).state).toBe('processing');
    await pass(hourMs + 1_000);
    await pass(1_000);
    const paid = await payment(body.id);
    expect([paid.state, paid.expected_at, await money()]).toEqual(['succeeded', null, [488_000n, 0n]]);
    expect(paid.steps.map(({ state }) => state)).toEqual(['pending', 'processing', 'succeeded']);
  });

  it('a withdrawal that the provider declines returns its money, once [I7]', async () => {
    const { id } = (await withdraw(player)).body;
    expect((await decide(id, 'declined')).status).toBe(200);
    await pass(1_000);
    expect([(await payment(id)).state, await money()]).toEqual(['declined', [500_000n, 0n]]);
    expect(await decide(id, 'succeeded')).toMatchObject({ status: 409, body: { refusal: 'payment_final' } });
    await pass(13 * hourMs);
    expect(await money()).toEqual([500_000n, 0n]);
  });

  it('the platform queries the provider about a withdrawal whose webhook was lost [B19]', async () => {
    const { id } = (await withdraw(player)).body;
    await decide(id, 'succeeded');
    await platform.db.query('UPDATE sandbox_events SET delivered_at = $1 WHERE payment_id = $2', [
      platform.clock.now(),
      id,
    ]);
    await pass(5 * minuteMs);
    expect([(await payment(id)).state, await held('withheld')]).toEqual(['succeeded', 0n]);
  });

  it('a repeated idempotency key returns the same withdrawal, and is refused with another amount [A24]', async () => {
    const key = randomUUID();
    const first = await withdraw(player, {}, key);
    expect(await withdraw(player, {}, key)).toMatchObject({ status: 201, body: { id: first.body.id } });
    expect(await withdraw(player, { amount_cents: 6_000 }, key)).toMatchObject({
      body: { refusal: 'idempotency_mismatch' },
    });
    expect(await money()).toEqual([495_000n, 5_000n]);
    await decide(first.body.id, 'succeeded');
    await pass(1_000);
  });

  it('money reserved for a withdrawal cannot be staked', async () => {
    await giveMoney(platform, email, 'EUR', 5_100);
    const frame = await openFrameOf(platform, player, 'deep-sea-salvage', 'real');
    const { id } = (await withdraw(player, { amount_cents: 5_050 })).body;
    const bet = await frame.bet(randomUUID(), { engine: 'slot', stake_cents: 100 });
    expect(bet).toMatchObject({ status: 422, body: { refusal: 'not_enough_money' } });
    await decide(id, 'declined');
    await pass(1_000);
  });
});

describe('a withdrawal above the automatic approval limit', () => {
  it('a large withdrawal waits for the operator, who can send it but not mark it as paid', async () => {
    const { id, state } = (await withdraw(player, { amount_cents: 100_001 })).body;
    expect(state).toBe('pending');
    expect(await decide(id, 'succeeded')).toMatchObject({ status: 409 });
    expect((await payment(id)).state).toBe('pending');
    await pass(30 * 24 * hourMs);
    expect([(await payment(id)).state, await held('withheld')]).toEqual(['pending', 100_001n]);
    expect(await decide(id, 'processing')).toMatchObject({ status: 200, body: { state: 'processing' } });
    expect(await decide(id, 'succeeded')).toMatchObject({ status: 200 });
    await pass(1_000);
    expect([(await payment(id)).state, await held('withheld')]).toEqual(['succeeded', 0n]);
    const trail = await platform.db.query<{ action: string }>(
      `SELECT action FROM audit WHERE action LIKE 'withdrawal.%' AND after ->> 'payment' = $1 ORDER BY line`,
      [id],
    );
    expect(trail.map(({ action }) => action)).toEqual(['withdrawal.asked', 'withdrawal.decided']);
  });

  it.each(['rejected', 'declined', 'canceled'])(
    'a withdrawal that the operator sets to %s returns its money [I7]',
    async state => {
      const { id } = (await withdraw(player, { amount_cents: 150_000 })).body;
      expect(await decide(id, state)).toMatchObject({ status: 200, body: { state } });
      expect(await money()).toEqual([500_000n, 0n]);
    },
  );

  it('a withdrawal of exactly the approval limit is approved automatically', async () => {
    const { id, state } = (await withdraw(player, { amount_cents: 100_000 })).body;
    expect(state).toBe('processing');
    await decide(id, 'declined');
    await pass(1_000);
  });
});

describe('a recalled withdrawal [CALL-016]', () => {
  it('recalling a pending withdrawal returns its money and records a fact [D1] [CALL-016] [I7]', async () => {
    const begun = (await withdraw(player, { amount_cents: 200_000 })).body;
    expect(begun.recallable).toBe(true);
    expect((await player.send<Payment[]>('GET', '/api/player/payments')).body[0]).toMatchObject({
      id: begun.id,
      recallable: true,
    });
    expect(await recall(begun.id)).toMatchObject({ status: 200, body: { state: 'recalled', recallable: false } });
    expect(await recall(begun.id)).toMatchObject({ status: 200, body: { state: 'recalled' } });
    expect(await money()).toEqual([500_000n, 0n]);
    const facts = await platform.db.query(
      `SELECT FROM facts WHERE kind = 'payment_moved' AND data ->> 'payment' = $1 AND data ->> 'state' = 'recalled'`,
      [begun.id],
    );
    expect(facts).toHaveLength(1);
    await takeFacts(platform, 'harm');
    const [harm] = await platform.db.query<{ state: HarmState }>('SELECT state FROM harm WHERE player_id = $1', [
      playerId,
    ]);
    expect(harm?.state.days.map(({ reversals }) => reversals)).toEqual([1]);
  });

  it('a recall is refused after the withdrawal was sent, and for any other player [D1]', async () => {
    const { id } = (await withdraw(player)).body;
    expect(await recall(id)).toMatchObject({ status: 409, body: { refusal: 'payment_final' } });
    expect(await recall(id, await signInDemo(platform, 'vip@liftoff.test'))).toMatchObject({ status: 404 });
    await decide(id, 'declined');
    await pass(1_000);
  });

  it.each(['GB', 'EE', 'nowhere'])(
    'a recall is neither offered nor allowed under the licence %s [D1] [C24]',
    async licence => {
      const { id } = (await withdraw(player, { amount_cents: 200_000 })).body;
      await platform.db.query('UPDATE players SET licence = $1 WHERE id = $2', [licence, playerId]);
      expect((await payment(id)).recallable).toBe(false);
      expect(await recall(id)).toMatchObject({ status: 403, body: { refusal: 'forbidden' } });
      expect(await money()).toEqual([300_000n, 200_000n]);
      await platform.db.query(`UPDATE players SET licence = 'CW' WHERE id = $1`, [playerId]);
      await decide(id, 'canceled');
    },
  );

  it.each(['cooling_off', 'limit_reached'])(
    'a player who is blocked by %s cannot recall a withdrawal, but can still withdraw [C11] [D1]',
    async blocked => {
      const { id } = (await withdraw(player, { amount_cents: 200_000 })).body;
      expect((await change({ blocked })).status).toBe(200);
      expect((await payment(id)).recallable).toBe(false);
      expect(await recall(id)).toMatchObject({ status: 403, body: { refusal: 'forbidden' } });
      const second = await withdraw(player);
      expect(second.status).toBe(201);
      expect((await change({ blocked: 'none' })).status).toBe(200);
      await decide(id, 'canceled');
      await decide(second.body.id, 'declined');
      await pass(1_000);
    },
  );
});

it('a player listed in an exclusion register cannot recall a withdrawal [C14] [D1]', async () => {
  const { id } = (await withdraw(player, { amount_cents: 200_000 })).body;
  const found = `INSERT INTO register_checks (player_id, day, listed)
    VALUES ($1, ($2::timestamptz AT TIME ZONE 'UTC')::date, true)`;
  await platform.db.query(found, [playerId, platform.clock.now()]);
  expect((await payment(id)).recallable).toBe(false);
  expect(await recall(id)).toMatchObject({ status: 403, body: { refusal: 'forbidden' } });
  await platform.db.query('DELETE FROM register_checks');
  expect((await recall(id)).status).toBe(200);
});

describe('refused withdrawals [C24]', () => {
  it.each([
    ['to a card that has not paid', { profile_id: '1111' }, 'invalid'],
    ['to no card at all', { profile_id: undefined }, 'invalid'],
    ['of more than there is', { amount_cents: 500_001 }, 'not_enough_money'],
    ['of less than the method pays', { amount_cents: 1_999 }, 'amount_out_of_range'],
    ['by a method that is not there', { method_id: 'pigeon' }, 'method_unavailable'],
    ['in a currency without an account', { currency: 'JPY', amount_cents: 5_000 }, 'currency_unsupported'],
  ])('a withdrawal %s is refused with %s', async (_why, body, refusal) => {
    expect(await withdraw(player, body)).toMatchObject({ body: { refusal } });
    expect(await money()).toEqual([500_000n, 0n]);
  });

  it("a withdrawal above the method's maximum is refused whatever the balance, and a withdrawal of the maximum itself is paid out", async () => {
    await giveMoney(platform, email, 'EUR', 600_000);
    const above = { status: 422, body: { refusal: 'amount_out_of_range' } };
    expect(await withdraw(player, { amount_cents: 500_001 })).toMatchObject(above);
    expect(await money()).toEqual([600_000n, 0n]);
    const most = await withdraw(player, { amount_cents: 500_000 });
    expect(most.status).toBe(201);
    await decide(most.body.id, 'canceled');
  });

  it('a withdrawal is refused if the player is not verified or profile details are missing [C26]', async () => {
    await platform.db.query('UPDATE players SET verified = false WHERE id = $1', [playerId]);
    expect(await withdraw(player)).toMatchObject({ status: 403, body: { refusal: 'verification_required' } });
    await platform.db.query('UPDATE players SET verified = true WHERE id = $1', [playerId]);
    const until = (moment: Date) =>
      platform.db.query(`UPDATE verifications SET expires_at = $2 WHERE player_id = $1 AND kind = 'identity'`, [
        playerId,
        moment,
      ]);
    const now = platform.clock.now();
    await until(now);
    expect(await withdraw(player)).toMatchObject({ status: 403, body: { refusal: 'verification_required' } });
    await until(new Date(now.getTime() + 30 * 24 * 3_600_000));
    await platform.db.query('UPDATE players SET city = NULL WHERE id = $1', [playerId]);
    expect(await withdraw(player)).toMatchObject({
      body: { refusal: 'profile_incomplete', errors: { city: ['VALIDATION.COMMON.FIELD_NAME_REQUIRED'] } },
    });
    await platform.db.query(`UPDATE players SET city = 'Tallinn' WHERE id = $1`, [playerId]);
    expect(await money()).toEqual([500_000n, 0n]);
  });

  it('a withdrawal is refused if the password was last entered in this session more than ten minutes ago [A11]', async () => {
    platform.clock.advance(11 * minuteMs);
    expect(await withdraw(player)).toMatchObject({ status: 403, body: { refusal: 'reauth' } });
    player = await signInDemo(platform);
  });
});

it('the payout methods show the fields they require and the cards that have paid [CALL-092] [CALL-093]', async () => {
  expect(await methods('EUR')).toMatchObject([
    { id: 'card', deposit: null, savedProfiles: [{ id: '4242', label: '4242' }] },
    { id: 'sofort', deposit: null, savedProfiles: [] },
    { id: 'ewallet', deposit: null, savedProfiles: [] },
  ]);
  const fields = async (id: string, action: string) =>
    (await player.send('GET', `/payments/methods/${id}/fields?action=${action}`)).body;
  expect(await fields('card', 'cashout')).toEqual([{ name: 'profile_id', kind: 'saved', required: true }]);
  expect(await fields('bitcoin', 'cashout')).toEqual([{ name: 'address', kind: 'text', required: true }]);
  const other = await signInDemo(platform, 'vip@liftoff.test');
  expect(
    (await other.send<PaymentMethod[]>('GET', '/payments/methods?action=cashout&currency=EUR')).body[0]?.savedProfiles,
  ).toEqual([]);
});

it('withdrawals leave the ledger intact [I1] [I2] [I3] [I4]', async () => {
  expect((await checkInvariants(platform.db)).filter(({ intact }) => !intact)).toEqual([]);
});
