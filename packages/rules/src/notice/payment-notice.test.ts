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

it('notifies the player when a payment ends or a withdrawal is sent, but not of their own actions [PNOTIF-001]', () => {
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

it('a deposit that became reserved funds produces no notification', () => {
  expect(new Set(Object.values(news('deposit', 'self_excluded')))).toEqual(new Set([null]));
});

it('a payment notification carries the time at which the payment reached its state', () => {
  const steps = [
    { state: 'pending' as const, at: '2026-03-01T11:00:00.000Z' },
    { state: 'succeeded' as const, at: moment },
  ];
  const payment = { action: 'deposit' as const, state: 'succeeded' as const, steps, held_for: null };
  expect(paymentNews(payment)?.at).toBe(Date.parse(moment));
});

it('ignores a payment action that is unknown to this version of the page', () => {
  const steps = [{ state: 'succeeded' as const, at: moment }];
  const other = { action: 'refund', state: 'succeeded', steps, held_for: null };
  expect(paymentNews(other as unknown as Parameters<typeof paymentNews>[0])).toBeNull();
});
