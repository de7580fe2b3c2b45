import type { PaymentState } from '@liftoff/contract/cashbox/cashbox';
import type { Tx } from '../../database/database.ts';
import type { PaymentRow } from './payment-row.ts';

/**
 * Moves a locked payment to a state in the caller's transaction: updates the payment and its money, calls the
 * listeners in order, and writes the fact and the events. A transition that is not allowed changes nothing, so a
 * final state stays final even if webhooks arrive late or out of order [B18]. Money for a player who may no longer
 * play is reserved and the deposit becomes `rejected`; a break never stops a withdrawal. `source` is the provider's
 * identifier of the card or account that paid, if it has one. Returns whether the state changed.
 */
export type MovePayment = (
  tx: Tx,
  payment: PaymentRow,
  wanted: PaymentState,
  source?: string | null,
) => Promise<boolean>;
