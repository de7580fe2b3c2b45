import type { Payment } from '@liftoff/contract/cashbox/cashbox';

/** Notification for each payment state; a missing state produces none. */
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
 * The notification for a payment's current state, with its time in milliseconds on the platform's clock. `null` for
 * the player's own actions (requesting or recalling a withdrawal), and for a held deposit, about which a separate
 * email is sent.
 */
export function paymentNews(
  payment: Pick<Payment, 'action' | 'state' | 'steps' | 'held_for'>,
): { news: PaymentNews; at: number } | null {
  // A newer platform can send actions and states that are unknown to this page.
  const states: Record<string, Partial<Record<string, PaymentNews>>> = told;
  const news = states[payment.action]?.[payment.state];
  if (news === undefined) return null;
  const last = payment.steps.at(-1);
  if (last === undefined || payment.held_for !== null) return null;
  return { news, at: Date.parse(last.at) };
}
