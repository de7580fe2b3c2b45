import type { PaymentState } from '@liftoff/contract/cashbox/cashbox';
import type { Tx } from '../../database/database.ts';
import type { PaymentRow } from './payment-row.ts';

/**
 * Brings a payment that is under lock to a state in the caller's transaction: the payment, its money, its listeners in
 * their order, its fact, its events. A state that may not follow changes nothing: a final one stays, whatever comes late or
 * out of order [B18]. Money that comes for a player who may not have it in play any more is held, and the payment
 * `rejected`; money that goes out is never stopped by a break. `source`: the provider's own name of what was paid with,
 * where it has one. Answers whether it changed.
 */
export type MovePayment = (
  tx: Tx,
  payment: PaymentRow,
  wanted: PaymentState,
  source?: string | null,
) => Promise<boolean>;
