import type { PaymentState } from '@liftoff/contract/cashbox';
import type { BadgeTone } from '@liftoff/ui/badge';

/** visual-language §7: the tone of each payment state. */
export const tones: Record<PaymentState, BadgeTone> = {
  succeeded: 'ok',
  pending: 'warn',
  reserved: 'warn',
  processing: 'info',
  declined: 'bad',
  rejected: 'bad',
  canceled: 'bad',
  recalled: 'neutral',
};

/** Whether a payment of a state has moved no money, or has given it back. */
export const isVoid = (state: PaymentState): boolean => ['bad', 'neutral'].includes(tones[state]);
