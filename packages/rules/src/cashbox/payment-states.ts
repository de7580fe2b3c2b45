import type { PaymentState } from '@liftoff/contract/cashbox/cashbox';

/** Allowed transitions between payment states [STATE-052]; other transitions are impossible [A26]. */
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

/** A final state never changes, even if later or out-of-order notifications arrive [B18]. */
export const isFinal = (state: PaymentState): boolean => next[state].length === 0;

export const mayFollow = (from: PaymentState, to: PaymentState): boolean => next[from].includes(to);
