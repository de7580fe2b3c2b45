import type { PaymentState } from '@liftoff/contract/cashbox';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Sql, Tx } from '../../database/database.ts';
import type { Platform } from '../../platform-context.ts';
import { recordEvent } from '../sandbox/sandbox-events.ts';
import type { CardStep } from './test-cards.ts';

export const providerId = 'sandbox-card';

/** A row of the provider's own book. */
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
}

const columns = 'payment_id, account, currency, amount, locale, site_origin, step, last4, reason';

/** The frame's token is made of the payment, so that none has to be kept: its id and a mac over it. */
export function frameToken(platform: Platform, paymentId: string): string {
  const key = platform.config.secret('hosted-frame:sandbox-card');
  return `${paymentId}.${createHmac('sha256', key).update(paymentId).digest('base64url')}`;
}

/** The payment a frame's token speaks for, or null. */
export function paymentOfToken(platform: Platform, token: string): string | null {
  const [id = ''] = token.split('.');
  const right = Buffer.from(frameToken(platform, id));
  const given = Buffer.from(token);
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
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

/** Notes where a card payment stands while nothing is decided. */
export async function moveCard(tx: Tx, id: string, step: CardStep, last4: string): Promise<void> {
  await tx.query('UPDATE sandbox_card_payments SET step = $2, last4 = $3 WHERE payment_id = $1', [id, step, last4]);
}

/**
 * Decides a payment under lock: the word to the platform is written down with the decision and sent after the commit.
 * A state that is not final is told, but leaves the payment open to a later word.
 */
export async function decideCard(
  tx: Tx,
  platform: Platform,
  payment: CardPayment,
  state: PaymentState,
  reason: string | null,
  tell: () => void,
): Promise<void> {
  const step = state === 'pending' || state === 'processing' || state === 'reserved' ? 'waiting' : 'decided';
  await tx.query('UPDATE sandbox_card_payments SET step = $2, reason = $3 WHERE payment_id = $1', [
    payment.payment_id,
    step,
    reason,
  ]);
  await recordEvent(tx, platform, providerId, payment, state, tell);
}
