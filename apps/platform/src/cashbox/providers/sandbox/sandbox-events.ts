import type { Confirmations, PaymentState, ProviderNotification } from '@liftoff/contract/cashbox/cashbox';
import type { WebhookFaults } from '@liftoff/contract/console/payments';
import { wire } from '@liftoff/rules/money/money';
import type { Tx } from '../../../database/database.ts';
import type { Platform } from '../../../core/platform-context.ts';
import type { PostWebhook } from '../../../http/post-webhook.ts';
import type { ProviderJob } from '../provider.ts';
import { faultsOf } from './webhook-faults.ts';
import { sign, signatureHeader } from '../../../http/signature.ts';

/** A sandbox provider, with the secret that signs its webhooks. */
interface SandboxProvider {
  readonly id: string;
  readonly secret: Buffer;
}

/** A payment in its provider's own records. */
interface BookedPayment {
  readonly payment_id: string;
  readonly account: string;
  readonly currency: string;
  readonly amount: bigint;
}

interface EventRow extends BookedPayment {
  readonly id: bigint;
  readonly event_id: string;
  readonly state: ProviderNotification;
  readonly attempts: number;
  readonly source: string | null;
  readonly confirmations_seen: number | null;
  readonly confirmations_needed: number | null;
}

/** Event data in addition to the state. */
interface Said {
  /** The identifier of the card or account that paid, if it belongs to one person. */
  readonly source?: string | null;
  readonly confirmations?: Confirmations | null;
}

/**
 * Records an event in the transaction of the provider's decision; `tell` sends it after the commit. `more` is event
 * data in addition to the state.
 */
export async function recordEvent(
  tx: Tx,
  { deps }: Platform,
  provider: string,
  payment: BookedPayment,
  state: ProviderNotification,
  tell: () => void,
  more: Said = {},
): Promise<void> {
  const { payment_id, account, currency, amount } = payment;
  const { delay_sec: delaySec } = await faultsOf(tx, provider);
  const goesAt = new Date(deps.now().getTime() + delaySec * 1_000);
  await tx.query(
    `INSERT INTO sandbox_events (provider, event_id, payment_id, state, account, currency, amount, next_at, source,
       confirmations_seen, confirmations_needed)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      provider,
      deps.id(),
      payment_id,
      state,
      account,
      currency,
      amount,
      goesAt,
      more.source ?? null,
      more.confirmations?.seen ?? null,
      more.confirmations?.needed ?? null,
    ],
  );
  tx.afterCommit(tell);
}

/**
 * Charges a payment back, once, and records the event; `false` if the payment was not paid or is already charged
 * back.
 */
export async function takeBack(
  tx: Tx,
  platform: Platform,
  provider: string,
  payment: BookedPayment,
  tell: () => void,
): Promise<boolean> {
  const said = await tx.query<{ state: ProviderNotification }>(
    `SELECT state FROM sandbox_events WHERE payment_id = $1 AND state IN ('succeeded', 'charged_back')`,
    [payment.payment_id],
  );
  if (said.length === 0 || said.some(({ state }) => state === 'charged_back')) return false;
  await recordEvent(tx, platform, provider, payment, 'charged_back', tell);
  return true;
}

/** The last state recorded for the payment, ignoring charge-backs; `null` if no state was recorded. */
export async function reportedState(tx: Tx, paymentId: string): Promise<PaymentState | null> {
  const [reported] = await tx.query<{ state: PaymentState }>(
    `SELECT state FROM sandbox_events WHERE payment_id = $1 AND state <> 'charged_back' ORDER BY id DESC LIMIT 1`,
    [paymentId],
  );
  return reported?.state ?? null;
}

/** The identifier of the card or account that paid, or `null` if it does not identify one person. */
export async function reportedSource(tx: Tx, paymentId: string): Promise<string | null> {
  const [reported] = await tx.query<{ source: string }>(
    'SELECT source FROM sandbox_events WHERE payment_id = $1 AND source IS NOT NULL ORDER BY id DESC LIMIT 1',
    [paymentId],
  );
  return reported?.source ?? null;
}

const retryAfterMs = (attempts: number): number => Math.min(3_600_000, 1_000 * 2 ** attempts);

/**
 * Creates a function that sends a provider's undelivered events, oldest first, and retries each one later until the
 * platform responds with 2xx. An event can be sent twice by two processes, or after a crash before the delivery is
 * recorded, which is harmless [B17].
 */
export function deliverer(
  platform: Platform,
  provider: SandboxProvider,
  postWebhook: PostWebhook,
): () => Promise<void> {
  const { db, deps } = platform;
  let running: Promise<void> | null = null;
  let again = false;

  const sendOne = async (event: EventRow, { copies, lost }: WebhookFaults): Promise<void> => {
    const body = JSON.stringify({
      event_id: event.event_id,
      payment_id: event.payment_id,
      state: event.state,
      amount_cents: wire(event.amount),
      currency: event.currency,
      account: event.account,
      ...(event.source === null ? {} : { source: event.source }),
      ...(event.confirmations_needed === null
        ? {}
        : { confirmations: { seen: event.confirmations_seen, needed: event.confirmations_needed } }),
    });
    const signature = sign(provider.secret, deps.now(), body);
    const headers = { 'content-type': 'application/json', [signatureHeader]: signature };
    const post = () =>
      postWebhook(`/webhooks/payments/${provider.id}`, body, headers).catch((error: unknown) => {
        deps.log.warn({ err: error, event: event.event_id }, 'a webhook found nobody');
        return 0;
      });
    const statuses = lost ? [] : await Promise.all(Array.from({ length: copies }, post));
    if (statuses.every(status => status >= 200 && status < 300)) {
      await db.query('UPDATE sandbox_events SET delivered_at = $2 WHERE id = $1', [event.id, deps.now()]);
      return;
    }
    const nextAt = new Date(deps.now().getTime() + retryAfterMs(event.attempts));
    await db.query('UPDATE sandbox_events SET attempts = attempts + 1, next_at = $2 WHERE id = $1', [event.id, nextAt]);
  };

  const sendAll = async (): Promise<void> => {
    do {
      again = false;
      const faults = await faultsOf(db, provider.id);
      const waiting = await db.query<EventRow>(
        `SELECT id, event_id, payment_id, state, attempts, account, currency, amount, source, confirmations_seen,
           confirmations_needed
         FROM sandbox_events
         WHERE provider = $1 AND delivered_at IS NULL AND next_at <= $2 ORDER BY id LIMIT 50`,
        [provider.id, deps.now()],
      );
      for (const event of faults.reversed ? waiting.toReversed() : waiting) await sendOne(event, faults);
    } while (again);
  };

  return async () => {
    again = true;
    running ??= sendAll().finally(() => {
      running = null;
    });
    await running;
  };
}

/** Returns the job that sends undelivered events, and `tell`, which sends newly recorded events immediately. */
export function sandboxDelivery(
  platform: Platform,
  provider: SandboxProvider,
  postWebhook: PostWebhook,
): { job: ProviderJob; tell: () => void } {
  const deliver = deliverer(platform, provider, postWebhook);
  const tell = () => {
    deliver().catch((error: unknown) => platform.deps.log.error({ err: error }, 'webhooks could not be sent'));
  };
  return { job: { name: 'deliver', everyMs: 1_000, run: deliver }, tell };
}
