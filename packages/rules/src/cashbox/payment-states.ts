import type { PaymentState } from '@liftoff/contract/cashbox/cashbox';

/** STATE-052. The way a payment goes; what is not listed does not happen [A26]. */
const next: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  pending: ['processing', 'reserved', 'succeeded', 'declined', 'rejected', 'canceled', 'recalled'],
  processing: ['reserved', 'succeeded', 'declined', 'rejected', 'canceled'],
  reserved: ['succeeded', 'declined', 'rejected', 'canceled'],
  succeeded: [],
  declined: [],
  rejected: [],
  canceled: [],
  recalled: [],
};

/** A final state stays, whatever is heard later or out of order [B18]. */
export const isFinal = (state: PaymentState): boolean => next[state].length === 0;

export const mayFollow = (from: PaymentState, to: PaymentState): boolean => next[from].includes(to);
