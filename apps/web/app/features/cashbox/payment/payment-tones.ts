import type { Payment, ProviderNotification } from '@liftoff/contract/cashbox/cashbox';
import type { BadgeTone } from '@liftoff/ui/badge';

/** visual-language §7: the tone of each payment state. */
export const tones: Record<ProviderNotification, BadgeTone> = {
  succeeded: 'ok',
  pending: 'warn',
  reserved: 'warn',
  processing: 'info',
  declined: 'bad',
  rejected: 'bad',
  canceled: 'bad',
  recalled: 'neutral',
  charged_back: 'bad',
};

/** What a payment is shown as: its state, or that its provider took its money back since. */
export const shownState = (payment: Pick<Payment, 'state' | 'charged_back_at'>): ProviderNotification =>
  payment.charged_back_at === null ? payment.state : 'charged_back';

/** Whether a payment that is shown so has moved no money, or has given it back. */
export const isVoid = (state: ProviderNotification): boolean => ['bad', 'neutral'].includes(tones[state]);
