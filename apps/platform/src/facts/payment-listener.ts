import type { Tx } from '../database/database.ts';
import type { FactData } from './fact.ts';

/** A payment that has come to another state; its money has moved as well. */
export type PaymentMoved = FactData<'payment_moved'>;

/**
 * Follows every move of a payment, in its transaction: where it throws, neither the payment nor its money has moved, and
 * the provider tells it again. So it does only what must not be missing when the money is there, under the locks of the
 * player and the payment; what may follow later reads the fact.
 */
export type PaymentListener = (tx: Tx, moved: PaymentMoved) => Promise<void>;
