import type { cashbox, Confirmations } from '@liftoff/contract/cashbox/cashbox';
import type { Input } from '@liftoff/contract/core/endpoint';
import { privateChannel } from '@liftoff/contract/core/realtime';
import { minor } from '@liftoff/rules/money/money';
import { refuse, type Call, type Refused } from '../../core/call.ts';
import type { Tx } from '../../database/database.ts';
import type { Platform } from '../../core/platform-context.ts';
import { receiveChargeBack } from './charge-back.ts';
import { accountName, holdPayment, type PaymentRow } from './payment-row.ts';
import type { MovePayment } from './move-payment.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { emit } from '../../realtime/outbox.ts';
import { isSigned, signatureHeader } from '../../http/signature.ts';

type Webhook = Input<(typeof cashbox)['paymentWebhook']>;

/**
 * Receives a provider's notification about a payment [A27]. The signature must cover the raw bytes, and the
 * notification must be no older than five minutes and match the payment in amount, currency and account. An event is
 * applied once; a duplicate is acknowledged too, so that the provider stops sending it [B17].
 */
export async function receiveWebhook(
  platform: Platform,
  move: MovePayment,
  provider: PaymentProvider | undefined,
  { body }: Webhook,
  call: Call,
): Promise<{ received: true } | Refused> {
  const { deps } = platform;
  if (provider === undefined) return refuse('not_found');
  if (!isSigned(provider.secret, call.header(signatureHeader), call.bodyText, deps.now())) {
    call.log.warn({ provider: provider.id }, 'a webhook was not signed as it should be');
    return refuse('bad_signature');
  }
  return platform.db.transaction(async tx => {
    const payment = await holdPayment(tx, body.payment_id);
    if (payment === null || payment.provider !== provider.id) return refuse('not_found');
    if (!isOfIntent(payment, body)) {
      call.log.error({ payment: payment.id }, 'a webhook does not agree with the payment');
      return refuse('invalid', { payment_id: ['intent'] });
    }
    const fresh = await tx.query(
      `INSERT INTO payment_events (provider, event_id, payment_id, state, applied, received_at)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (provider, event_id) DO NOTHING RETURNING event_id`,
      [provider.id, body.event_id, payment.id, body.state, false, deps.now()],
    );
    const apply = (): Promise<boolean> =>
      body.state === 'charged_back'
        ? receiveChargeBack(tx, deps, payment, move)
        : move(tx, payment, body.state, body.source);
    if (fresh.length > 0 && (await apply())) {
      await tx.query('UPDATE payment_events SET applied = true WHERE provider = $1 AND event_id = $2', [
        provider.id,
        body.event_id,
      ]);
    }
    if (fresh.length > 0 && body.confirmations) await noteConfirmations(tx, payment, body.confirmations);
    return { received: true as const };
  });
}

/** Stores the network confirmations of a deposit; a late webhook never lowers the count. */
async function noteConfirmations(tx: Tx, payment: PaymentRow, { seen, needed }: Confirmations): Promise<void> {
  const moved = await tx.query<{ state: PaymentRow['state'] }>(
    `UPDATE payments SET confirmations_seen = $2, confirmations_needed = $3
     WHERE id = $1 AND coalesce(confirmations_seen, -1) < $2 RETURNING state`,
    [payment.id, seen, needed],
  );
  const { id, action } = payment;
  for (const { state } of moved)
    await emit(tx, privateChannel('payments_changes', Number(payment.player_id)), { id, action, state });
}

const isOfIntent = (payment: PaymentRow, body: Webhook['body']): boolean =>
  minor(body.amount_cents) === payment.amount &&
  body.currency === payment.currency &&
  body.account === accountName(payment);
