import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import type { ReportedTransaction } from '@liftoff/contract/console/entities';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { signInDemo } from '../../testing/play.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import { payByCard, withdraw } from '../../testing/withdraw.ts';

let player: TestCaller;

const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  player = await signInDemo(platform);
});

const reportOf = (payment: Payment, more: object = {}) => ({
  type: payment.action === 'deposit' ? 'transaction' : 'payout',
  country: 'CA',
  first_name: 'Ada',
  last_name: 'Palmer',
  email: 'demo@liftoff.test',
  device_fingerprint: randomUUID(),
  card_expiry: '12/30',
  card_holder: 'Ada Palmer',
  card_last_four: '4242',
  card_bin: '424242',
  payment_account: '4242',
  url: 'https://site.example/?a=1',
  transaction_id: payment.id,
  time: payment.created_at,
  currency: payment.currency,
  amount_cents: payment.amount_cents,
  payment_system: payment.method,
  custom_player_status: 'Gold',
  ...more,
});
const tell = (report: object, caller = player) => caller.send('POST', '/api/users/transaction', report);
const told = async (id: string) =>
  (await platform.operator().send<ReportedTransaction>('GET', `/console/api/payments/${id}/transaction`)).body;
async function newest(): Promise<Payment> {
  const [payment] = (await player.send<Payment[]>('GET', '/api/player/payments?limit=1')).body;
  if (!payment) throw new Error('No payment');
  return payment;
}

it('the platform stores the first report about a deposit and about a withdrawal, and the console shows both [CALL-040]', async () => {
  await payByCard(platform, player, 5_000);
  const deposit = await newest();
  expect(await told(deposit.id)).toMatchObject({ payment: { id: deposit.id }, report: null, reported_at: null });
  const withdrawal = (await withdraw(player)).body;
  for (const payment of [deposit, withdrawal]) {
    const report = reportOf(payment);
    expect((await tell(report)).status).toBe(204);
    expect((await tell({ ...report, card_holder: 'Somebody Else' })).status).toBe(204);
    expect(await told(payment.id)).toMatchObject({
      payment: { id: payment.id },
      player: { email: 'demo@liftoff.test' },
      report,
      reported_at: platform.clock.now().toISOString(),
    });
  }
  const { state } = await newest();
  expect(state).toBe(withdrawal.state);
});

it('a report is rejected if it does not match the payment, comes from another player, or contains a full card number [CALL-040] [A29]', async () => {
  platform.clock.advance(1_000);
  await payByCard(platform, player, 4_000);
  const payment = await newest();
  for (const wrong of [
    { type: 'payout' },
    { amount_cents: 4_001 },
    { amount_cents: 400_000 },
    { currency: 'CAD' },
    { payment_system: 'sofort' },
    { card_holder: '4242424242424242' },
    { card_holder: 'Ada 4242 4242 4242 4242' },
    { payment_account: '5555-5555-5555-4444' },
    { url: 'https://site.example/?card=4000000000000002' },
    { custom_player_status: '378282246310005' },
    { card_number: '4242' },
    { card_last_four: '42424' },
    { card_bin: '424242424' },
  ])
    expect([wrong, (await tell(reportOf(payment, wrong))).status]).toEqual([wrong, 422]);
  const other = await signInDemo(platform, 'vip@liftoff.test');
  expect((await tell(reportOf(payment), other)).status).toBe(404);
  expect((await tell(reportOf(payment), platform.caller())).status).toBe(401);
  expect((await tell(reportOf(payment, { transaction_id: 'nothing' }))).status).toBe(404);
  expect(await told(payment.id)).toMatchObject({ report: null });
});
