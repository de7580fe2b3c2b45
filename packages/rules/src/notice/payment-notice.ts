import type { Payment } from '@liftoff/contract/cashbox/cashbox';

/** What a payment's state tells its player; null where it tells nothing. */
const told = {
  deposit: {
    succeeded: 'deposited',
    canceled: 'deposit_canceled',
    declined: 'deposit_declined',
    rejected: 'deposit_declined',
  },
  cashout: {
    processing: 'withdrawal_sent',
    succeeded: 'withdrawn',
    declined: 'withdrawal_returned',
    rejected: 'withdrawal_returned',
  },
} as const;

type Told = typeof told;
export type PaymentNews = { [Action in keyof Told]: Told[Action][keyof Told[Action]] }[keyof Told];

/**
 * What a payment has to tell, and when it came to that, in milliseconds of the platform's clock. What the player did
 * themselves (asked for a withdrawal, took it back) is no news to them; held money is told of by its own mail.
 */
export function paymentNews(
  payment: Pick<Payment, 'action' | 'state' | 'steps' | 'held_for'>,
): { news: PaymentNews; at: number } | null {
  // A platform that is newer than the page may know other actions and states.
  const states: Record<string, Partial<Record<string, PaymentNews>>> = told;
  const news = states[payment.action]?.[payment.state];
  if (news === undefined) return null;
  const last = payment.steps.at(-1);
  if (last === undefined || payment.held_for !== null) return null;
  return { news, at: Date.parse(last.at) };
}
