import type { Payment, ProviderNotification } from '@liftoff/contract/cashbox/cashbox';
import type { BadgeTone } from '@liftoff/ui/badge';

/** The badge tone for each payment state (visual-language §7). */
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

/** The state to show for a payment: its own state, or `charged_back` if the provider has taken the money back. */
export const shownState = (payment: Pick<Payment, 'state' | 'charged_back_at'>): ProviderNotification =>
  payment.charged_back_at === null ? payment.state : 'charged_back';

/** Whether a payment in this state moved no money, or returned it. */
export const isVoid = (state: ProviderNotification): boolean => ['bad', 'neutral'].includes(tones[state]);
