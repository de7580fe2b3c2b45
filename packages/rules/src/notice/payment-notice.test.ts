import { PaymentState } from '@liftoff/contract/cashbox/cashbox';
import { expect, it } from 'vitest';
import { paymentNews } from './payment-notice.ts';

const moment = '2026-03-01T12:00:00.000Z';
const news = (action: 'deposit' | 'cashout', held_for: 'self_excluded' | null = null) =>
  Object.fromEntries(
    PaymentState.options.map(state => [
      state,
      paymentNews({ action, state, steps: [{ state, at: moment }], held_for })?.news ?? null,
    ]),
  );

it('a payment tells its end, and a withdrawal that it is on its way; never what its player did [PNOTIF-001]', () => {
  expect(news('deposit')).toEqual({
    canceled: 'deposit_canceled',
    declined: 'deposit_declined',
    rejected: 'deposit_declined',
    recalled: null,
    succeeded: 'deposited',
    pending: null,
    processing: null,
    reserved: null,
  });
  expect(news('cashout')).toEqual({
    canceled: null,
    declined: 'withdrawal_returned',
    rejected: 'withdrawal_returned',
    recalled: null,
    succeeded: 'withdrawn',
    pending: null,
    processing: 'withdrawal_sent',
    reserved: null,
  });
});

it('held money is no deposit to be glad of', () => {
  expect(new Set(Object.values(news('deposit', 'self_excluded')))).toEqual(new Set([null]));
});

it('it is of the moment at which the payment came to its state', () => {
  const steps = [
    { state: 'pending' as const, at: '2026-03-01T11:00:00.000Z' },
    { state: 'succeeded' as const, at: moment },
  ];
  const payment = { action: 'deposit' as const, state: 'succeeded' as const, steps, held_for: null };
  expect(paymentNews(payment)?.at).toBe(Date.parse(moment));
});

it('what an older page has no word for tells nothing', () => {
  const steps = [{ state: 'succeeded' as const, at: moment }];
  const other = { action: 'refund', state: 'succeeded', steps, held_for: null };
  expect(paymentNews(other as unknown as Parameters<typeof paymentNews>[0])).toBeNull();
});
