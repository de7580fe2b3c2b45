import type { Payment, PaymentMethod } from '@liftoff/contract/cashbox/cashbox';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallOf } from '../../core/call.ts';
import { balanceOf, houseAccount, openAccount, playerAccount, post } from '../../ledger/ledger.ts';
import { badAmounts } from '../../testing/bad-amounts.ts';
import { giveMoney, signInDemo } from '../../testing/play.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import { payByCard, withdraw } from '../../testing/withdraw.ts';
import { createWithdrawal } from './create-withdrawal.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { openProviders } from '../providers/providers.ts';
import { sandboxCard } from '../providers/sandbox-card/sandbox-card.ts';

const email = 'demo@liftoff.test';
const other = 'vip@liftoff.test';

let player: TestCaller;
let playerId: number;

const held = (kind: 'cash' | 'withheld') => balanceOf(platform.db, playerAccount(playerId, kind, 'EUR'));
const payment = async (id: string) => (await player.send<Payment>('GET', `/payments/${id}`)).body;
const listed = async () => (await player.send<Payment[]>('GET', '/api/player/payments')).body;
const recall = (id: string) => player.send('POST', `/api/player/payments/${id}/recall`);
const decide = (id: string, state: string) =>
  platform.operator().send('POST', `/console/api/payments/${id}`, { state });
/** Begins a withdrawal that needs manual approval, and returns its id. */
const waiting = async () => (await withdraw(player, { amount_cents: 150_000 })).body.id;
const refused = (status: number, refusal: string) => ({ status, body: { refusal } });
const none = refused(404, 'not_found');
const final = refused(409, 'payment_final');

const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  await payByCard(platform, player, 5_000);
});
beforeEach(async () => {
  await giveMoney(platform, email, 'EUR', 500_000);
  await platform.db.query(`UPDATE payments SET created_at = created_at - interval '30 days' WHERE action = 'cashout'`);
});

describe('the amounts and destinations of withdrawals', () => {
  it.each([
    [600_000, 500_001, 'amount_out_of_range'],
    [500_000, 500_001, 'not_enough_money'],
    [1_999, 1_999, 'amount_out_of_range'],
    [1_998, 1_999, 'not_enough_money'],
  ])(
    'with a balance of %d cents, a withdrawal of %d cents is refused with %s [VALID-047]',
    async (has, amount_cents, refusal) => {
      await giveMoney(platform, email, 'EUR', has);
      expect(await withdraw(player, { amount_cents })).toMatchObject(refused(422, refusal));
      expect(await held('cash')).toBe(BigInt(has));
    },
  );

  it.each(badAmounts)('a withdrawal of the amount %s is refused and moves no money [A25]', async amount => {
    const before = await held('cash');
    const body = `{"method_id":"card","currency":"EUR","profile_id":"4242","amount_cents":${amount}}`;
    const answer = await player.send('POST', '/payments/withdrawals', body, { 'idempotency-key': randomUUID() });
    expect(answer.status).toBe(422);
    expect(await held('cash')).toBe(before);
  });

  it.each([['JPY'], ['BTC'], ['XXX'], ['eur']])(
    'a withdrawal in %s, a currency that the player or the card does not have, is refused [A25]',
    async currency => {
      expect((await withdraw(player, { currency })).status).toBe(422);
      expect(await held('cash')).toBe(500_000n);
    },
  );

  it('a card withdrawal can be the minimum or the maximum, even if that is the whole balance', async () => {
    for (const amount_cents of [2_000, 500_000]) {
      await giveMoney(platform, email, 'EUR', amount_cents);
      expect((await withdraw(player, { amount_cents })).status).toBe(201);
      expect(await held('cash')).toBe(0n);
    }
  });

  it('a withdrawal to a wrong destination is refused, and the response names the wrong field', async () => {
    expect(await withdraw(player, { profile_id: '1111' })).toMatchObject({
      status: 422,
      body: { refusal: 'invalid', errors: { profile_id: ['VALIDATION.COMMON.NOT_ALLOWED'] } },
    });
    const coins = { method_id: 'bitcoin', currency: 'BTC', profile_id: undefined, address: 'nowhere' };
    expect(await withdraw(player, coins)).toMatchObject({
      status: 422,
      body: { refusal: 'invalid', errors: { address: ['VALIDATION.PAYOUT.ADDRESS'] } },
    });
    const nobody = { ...coins, address: '1BitcoinEaterAddressDontSendf59kuE' };
    expect(await withdraw(player, nobody)).toMatchObject({
      status: 422,
      body: { refusal: 'invalid', errors: { address: ['VALIDATION.PAYOUT.UNSPENDABLE'] } },
    });
  });
});

describe('a new withdrawal', () => {
  it('a new withdrawal sends its player the remaining balance, with the bonus and the numbers of the wallet entries', async () => {
    const bonus = playerAccount(playerId, 'bonus', 'EUR');
    await platform.db.transaction(async tx => {
      await openAccount(tx, bonus);
      const legs = [
        { account: bonus, amount: 700n },
        { account: houseAccount('adjustments', 'EUR'), amount: -700n },
      ];
      await post(tx, platform.deps, { kind: 'bonus', reference: randomUUID(), legs });
    });
    const [wallet] = await platform.db.query<{ entries: number }>(
      `SELECT sum(entry_count)::int AS entries FROM ledger_accounts
       WHERE owner = $1 AND kind IN ('cash', 'bonus') AND currency = 'EUR'`,
      [`player:${playerId}`],
    );
    const before = wallet?.entries ?? 0;
    await withdraw(player, { amount_cents: 12_345 });
    await platform.open.outbox.flush();
    const [event] = await platform.db.query<{ data: unknown }>(
      'SELECT data FROM events WHERE channel = $1 ORDER BY position DESC LIMIT 1',
      [`balance#${playerId}`],
    );
    expect(event?.data).toEqual({
      currency: 'EUR',
      amount_cents: 487_655,
      bonus_cents: 700,
      seq: before + 1,
      since: before,
    });
  });

  it('the audit trail contains a withdrawal with its destination, and every decision about it', async () => {
    const [sent, back] = [await waiting(), await waiting()];
    await decide(sent, 'canceled');
    await recall(back);
    const trail = await platform.db.query(
      `SELECT actor, action, subject, ip, after FROM audit
       WHERE action LIKE 'withdrawal.%' AND after ->> 'payment' = ANY ($1) ORDER BY line`,
      [[sent, back]],
    );
    const subject = `player:${playerId}`;
    const ip = expect.stringMatching(/./) as string;
    const own = { actor: subject, subject, ip };
    const asked = (id: string) => ({
      ...own,
      action: 'withdrawal.asked',
      after: { payment: id, method: 'card', paid_to: '4242' },
    });
    expect(trail).toEqual([
      asked(sent),
      asked(back),
      {
        actor: 'operator',
        action: 'withdrawal.decided',
        subject,
        ip,
        after: { payment: sent, state: 'canceled' },
      },
      { ...own, action: 'withdrawal.recalled', after: { payment: back } },
    ]);
  });

  it('a failing provider leaves no withdrawal behind, and its error is not reported as a refusal', async () => {
    const payments = () => platform.db.query('SELECT id FROM payments ORDER BY id');
    const before = [await payments(), await held('withheld')];
    const change: Partial<PaymentProvider> = { payOut: () => Promise.reject(new Error('it broke')) };
    const providers = openProviders([{ ...sandboxCard(platform, () => Promise.resolve(200)), ...change }]);
    const call: Partial<CallOf<'player'>> = {
      player: { id: playerId, groups: [] },
      ip: '203.0.113.7',
      idempotencyKey: randomUUID(),
    };
    const begun = () => Promise.resolve();
    const parts = { platform, providers, move: () => Promise.resolve(true), gates: [], withdrawalBegun: begun };
    const body = { method_id: 'card', amount_cents: 5_000, currency: 'EUR', profile_id: '4242' } as const;
    await expect(createWithdrawal(parts, body, call as CallOf<'player'>)).rejects.toThrow('it broke');
    expect([await payments(), await held('withheld')]).toEqual(before);
  });
});

describe('a withdrawal that waits for the operator', () => {
  it('a withdrawal cannot be cancelled like a deposit, and a deposit cannot be recalled like a withdrawal', async () => {
    const id = await waiting();
    expect(await player.send('POST', `/payments/${id}/cancel`)).toMatchObject(none);
    const body = { method_id: 'card', amount_cents: 5_000, currency: 'EUR' };
    const deposit = (await player.send<{ payment: Payment }>('POST', '/payments/deposits', body)).body.payment;
    expect(await recall(deposit.id)).toMatchObject(none);
    const both = new Map((await listed()).map(each => [each.id, [each.state, each.recallable]]));
    expect([both.get(id), both.get(deposit.id)]).toEqual([
      ['pending', true],
      ['pending', false],
    ]);
    expect([(await payment(id)).recallable, (await payment(deposit.id)).recallable]).toEqual([true, false]);
    expect(await recall(randomUUID())).toMatchObject(none);
    await decide(id, 'canceled');
  });

  it.each(['pending', 'reserved', 'recalled', 'succeeded'])(
    'the operator cannot set a waiting withdrawal to %s',
    async state => {
      const id = await waiting();
      expect(await decide(id, state)).toMatchObject(final);
      expect([(await payment(id)).state, await held('cash')]).toEqual(['pending', 350_000n]);
      await decide(id, 'canceled');
    },
  );

  it.each([`provider = 'gone'`, 'payout_to = NULL'])(
    'a waiting withdrawal that cannot be paid out is not sent: %s',
    async change => {
      const id = await waiting();
      await platform.db.query(`UPDATE payments SET ${change} WHERE id = $1`, [id]);
      expect(await decide(id, 'processing')).toMatchObject(final);
      const payouts = await platform.db.query('SELECT FROM sandbox_payouts WHERE payment_id = $1', [id]);
      expect([(await payment(id)).state, payouts]).toEqual(['pending', []]);
      expect((await decide(id, 'canceled')).status).toBe(200);
      expect(await held('cash')).toBe(500_000n);
    },
  );
});

it('a payment that has ended can no longer be decided, even if its provider still waits', async () => {
  const { id } = (await withdraw(player)).body;
  await platform.db.query(`UPDATE payments SET state = 'declined', finished_at = created_at WHERE id = $1`, [id]);
  expect(await decide(id, 'succeeded')).toMatchObject(final);
  expect(await platform.db.query('SELECT FROM sandbox_events WHERE payment_id = $1', [id])).toEqual([]);
});

it('the methods list saved cards that have paid, for withdrawals and for further deposits [CALL-092]', async () => {
  const saved = async (action: string) => {
    const path = `/payments/methods?action=${action}&currency=EUR`;
    const methods = (await player.send<PaymentMethod[]>('GET', path)).body;
    return methods.map(({ id, savedProfiles }) => [id, savedProfiles]);
  };
  const card = ['card', [{ id: '4242', label: '4242' }]];
  const others = [
    ['sofort', []],
    ['ewallet', []],
  ];
  expect(await saved('cashout')).toEqual([card, ...others]);
  expect(await saved('deposit')).toEqual([card, ...others]);
});

it('a player who is excluded under another account cannot recall a withdrawal, but can still withdraw [C13] [D1]', async () => {
  const id = await waiting();
  await platform.db.query(
    `UPDATE players SET (first_name, last_name, date_of_birth) =
       (SELECT first_name, last_name, date_of_birth FROM players WHERE email = $1) WHERE email = $2`,
    [email, other],
  );
  expect((await payment(id)).recallable).toBe(true);
  expect(
    (await platform.operator().send('POST', `/console/api/players/${other}`, { blocked: 'self_excluded' })).status,
  ).toBe(200);
  expect((await payment(id)).recallable).toBe(false);
  expect((await listed()).filter(({ recallable }) => recallable)).toEqual([]);
  expect(await recall(id)).toMatchObject(refused(403, 'forbidden'));
  expect((await withdraw(player)).status).toBe(201);
  expect(await held('cash')).toBe(345_000n);
});
