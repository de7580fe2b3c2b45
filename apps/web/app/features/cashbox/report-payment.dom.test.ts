import type { User } from '@liftoff/contract/account/account';
import { TransactionReport, type Payment } from '@liftoff/contract/cashbox/cashbox';
import { expect, it } from 'vitest';
import type { PaymentsLibrary } from './library/payments-api.ts';
import { reportPayment } from './report-payment.ts';

const user = {
  country: 'CA',
  first_name: 'Ada',
  last_name: 'Palmer',
  email: 'ada@example.com',
  statuses: [
    { id: '545', name: 'Chat' },
    { id: '7', name: 'Gold' },
  ],
} as unknown as User;
const payment = {
  id: '0192f7c1-5a00-7000-8000-000000000001',
  action: 'deposit',
  created_at: '2026-11-20T12:00:00.000Z',
  amount_cents: 5_000,
  currency: 'EUR',
  method: 'card',
  paid_to: null,
} as unknown as Payment;

let told: unknown[];
const library = {
  reportTransaction: async (report: unknown) => {
    told.push(report);
    return { ok: true, value: undefined };
  },
} as unknown as PaymentsLibrary;

it('reports person, device, card (but not its number), page and payment to the fraud check [CALL-040]', async () => {
  told = [];
  const card = { holder: 'Ada Palmer', expiry: '12/30', lastFour: '4242', bin: '424242' };
  await reportPayment(library, user, payment, card);
  await reportPayment(library, user, { ...payment, action: 'cashout', paid_to: '4242' }, null);
  const both = {
    country: 'CA',
    first_name: 'Ada',
    last_name: 'Palmer',
    email: 'ada@example.com',
    device_fingerprint: expect.stringMatching(/^[0-9a-f-]{36}$/),
    url: window.location.href,
    transaction_id: payment.id,
    time: payment.created_at,
    currency: 'EUR',
    amount_cents: 5_000,
    payment_system: 'card',
    custom_player_status: 'Chat, Gold',
  };
  const ofCard = { card_expiry: '12/30', card_holder: 'Ada Palmer', card_last_four: '4242', card_bin: '424242' };
  expect(told).toEqual([
    { type: 'transaction', ...both, ...ofCard },
    { type: 'payout', ...both, payment_account: '4242' },
  ]);
  for (const report of told) expect(TransactionReport.safeParse(report).success).toBe(true);
});
