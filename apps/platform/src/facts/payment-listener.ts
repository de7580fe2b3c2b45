import type { Tx } from '../database/database.ts';
import type { FactData } from './fact.ts';

/** A payment that has changed state. Its money has already moved. */
export type PaymentMoved = FactData<'payment_moved'>;

/**
 * Runs on every state change of a payment, in the same transaction and under the locks of the player and the payment.
 * If it throws, neither the payment nor its money moves, and the provider reports the state again. Use it only for
 * work that must be committed together with the money; read the fact for work that can happen later.
 */
export type PaymentListener = (tx: Tx, moved: PaymentMoved) => Promise<void>;
