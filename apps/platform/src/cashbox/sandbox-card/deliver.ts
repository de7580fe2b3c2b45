import { wire } from '@liftoff/rules/money';
import type { House } from '../../house-context.ts';
import { sign, signatureHeader } from '../signature.ts';
import { providerId } from './sandbox-card.ts';

/** Sends one webhook and answers its HTTP status; throws when nobody answers. */
export type PostWebhook = (path: string, body: string, headers: Record<string, string>) => Promise<number>;

/** Over real HTTP to the house's own door, as a provider of the outside would come. */
export const postToPort =
  (port: number): PostWebhook =>
  async (path, body, headers) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      body,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    });
    await answer.arrayBuffer();
    return answer.status;
  };

interface EventRow {
  id: bigint;
  event_id: string;
  payment_id: string;
  state: string;
  attempts: number;
  account: string;
  currency: string;
  amount: bigint;
}

const retryAfterMs = (attempts: number): number => Math.min(3_600_000, 1_000 * 2 ** attempts);

/**
 * Sends what the house has not heard yet, oldest first, and tries again later until it answers 2xx. Two at once, or a
 * crash between the answer and the note of it, send an event twice: that harms nobody [B17].
 */
export function deliverer(house: House, postWebhook: PostWebhook): () => Promise<void> {
  const { db, deps } = house;
  const secret = house.config.secret('webhook:sandbox-card');
  let running: Promise<void> | null = null;
  let again = false;

  const sendOne = async (event: EventRow): Promise<void> => {
    const body = JSON.stringify({
      event_id: event.event_id,
      payment_id: event.payment_id,
      state: event.state,
      amount_cents: wire(event.amount),
      currency: event.currency,
      account: event.account,
    });
    const headers = { 'content-type': 'application/json', [signatureHeader]: sign(secret, deps.now(), body) };
    const status = await postWebhook(`/webhooks/payments/${providerId}`, body, headers).catch((error: unknown) => {
      deps.log.warn({ err: error, event: event.event_id }, 'a webhook found nobody');
      return 0;
    });
    if (status >= 200 && status < 300) {
      await db.query('UPDATE sandbox_card_events SET delivered_at = $2 WHERE id = $1', [event.id, deps.now()]);
      return;
    }
    const nextAt = new Date(deps.now().getTime() + retryAfterMs(event.attempts));
    await db.query('UPDATE sandbox_card_events SET attempts = attempts + 1, next_at = $2 WHERE id = $1', [
      event.id,
      nextAt,
    ]);
  };

  const sendAll = async (): Promise<void> => {
    do {
      again = false;
      const waiting = await db.query<EventRow>(
        `SELECT e.id, e.event_id, e.payment_id, e.state, e.attempts, p.account, p.currency, p.amount
         FROM sandbox_card_events e JOIN sandbox_card_payments p USING (payment_id)
         WHERE e.delivered_at IS NULL AND e.next_at <= $1 ORDER BY e.id LIMIT 50`,
        [deps.now()],
      );
      for (const event of waiting) await sendOne(event);
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
