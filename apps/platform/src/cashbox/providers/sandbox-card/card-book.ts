import type { PaymentState } from '@liftoff/contract/cashbox/cashbox';
import type { Sql, Tx } from '../../../database/database.ts';
import type { Platform } from '../../../core/platform-context.ts';
import type { PaymentIntent } from '../provider.ts';
import { paymentOfToken, paymentToken } from '../sandbox/payment-token.ts';
import { recordEvent } from '../sandbox/sandbox-events.ts';
import type { CardStep } from './test-cards.ts';

export const providerId = 'sandbox-card';

/** A row in the sandbox provider's own records. */
export interface CardPayment {
  readonly payment_id: string;
  readonly account: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly locale: string;
  readonly site_origin: string;
  readonly step: CardStep;
  readonly last4: string | null;
  readonly reason: string | null;
  /** Whether the payment uses a saved card in one click, so that no frame is shown. */
  readonly repeated: boolean;
}

const columns = 'payment_id, account, currency, amount, locale, site_origin, step, last4, reason, repeated';

const tokenPurpose = 'hosted-frame:sandbox-card';

/** Token that opens a payment's frame. */
export const frameToken = (platform: Platform, paymentId: string): string =>
  paymentToken(platform, tokenPurpose, paymentId);

/** The payment that a frame's token identifies, or `null` if the token is not valid. */
export const paymentOfFrame = (platform: Platform, token: string): string | null =>
  paymentOfToken(platform, tokenPurpose, token);

/** Records a new card payment. */
export async function openCardPayment(tx: Tx, intent: PaymentIntent, now: Date): Promise<void> {
  const { paymentId, account, currency, amount, locale, siteOrigin, profileId } = intent;
  await tx.query(
    `INSERT INTO sandbox_card_payments
       (payment_id, account, currency, amount, locale, site_origin, last4, repeated, step, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'open', $9)`,
    [paymentId, account, currency, amount, locale, siteOrigin, profileId ?? null, profileId !== undefined, now],
  );
}

export async function readCardPayment(sql: Sql, id: string, lock: '' | 'FOR UPDATE' = ''): Promise<CardPayment | null> {
  const [row] = await sql.query<CardPayment>(
    `SELECT ${columns} FROM sandbox_card_payments WHERE payment_id::text = $1 ${lock}`,
    [id],
  );
  return row ?? null;
}

export const holdCardPayment = (tx: Tx, id: string): Promise<CardPayment | null> =>
  readCardPayment(tx, id, 'FOR UPDATE');

/** Records the step of a card payment that is not decided yet. */
export async function moveCard(tx: Tx, id: string, step: CardStep, last4: string): Promise<void> {
  await tx.query('UPDATE sandbox_card_payments SET step = $2, last4 = $3 WHERE payment_id = $1', [id, step, last4]);
}

/**
 * Decides a locked payment. The webhook event is recorded with the decision and sent after the commit. A state that
 * is not final is reported as well, but the payment stays open for a later decision.
 */
export async function decideCard(
  tx: Tx,
  platform: Platform,
  payment: CardPayment,
  state: PaymentState,
  reason: string | null,
  tell: () => void,
  source: string | null = null,
): Promise<void> {
  const step = state === 'pending' || state === 'processing' || state === 'reserved' ? 'waiting' : 'decided';
  await tx.query('UPDATE sandbox_card_payments SET step = $2, reason = $3 WHERE payment_id = $1', [
    payment.payment_id,
    step,
    reason,
  ]);
  await recordEvent(tx, platform, providerId, payment, state, tell, { source });
}
