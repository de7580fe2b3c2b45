import type { Platform } from '../../../core/platform-context.ts';
import { decideCard, holdCardPayment, moveCard } from './card-book.ts';
import { cardTokens, type CardStep, type CardToken } from './test-cards.ts';

/** Everything that the frame learns about a payment: its next step, and the reason if it was declined. */
export interface NextStep {
  readonly step: CardStep;
  readonly reason: string | null;
}

/**
 * Pays with the card's token. A payment accepts only one card: a further call returns the step that the first one
 * reached.
 */
export async function payWithToken(
  platform: Platform,
  paymentId: string,
  token: CardToken,
  tell: () => void,
): Promise<NextStep> {
  return platform.db.transaction(async tx => {
    const payment = await holdCardPayment(tx, paymentId);
    if (payment === null) throw new Error(`Card payment ${paymentId} has gone`);
    if (payment.step !== 'open') return { step: payment.step, reason: payment.reason };
    const { step, state, reason, last4, source } = cardTokens[token];
    await moveCard(tx, paymentId, step, last4);
    if (state !== null) await decideCard(tx, platform, payment, state, reason, tell, source);
    return { step, reason };
  });
}

/** Applies the response to the bank's challenge: yes pays, no cancels. Only the first response counts. */
export async function answerChallenge(
  platform: Platform,
  paymentId: string,
  confirmed: boolean,
  tell: () => void,
): Promise<NextStep> {
  return platform.db.transaction(async tx => {
    const payment = await holdCardPayment(tx, paymentId);
    if (payment === null) throw new Error(`Card payment ${paymentId} has gone`);
    if (payment.step !== 'challenge') return { step: payment.step, reason: payment.reason };
    await decideCard(tx, platform, payment, confirmed ? 'succeeded' : 'canceled', null, tell);
    return { step: 'decided', reason: null };
  });
}

/**
 * A payment whose frame was left idle for half an hour is cancelled, so that its amount no longer counts against a
 * limit.
 */
const patienceMs = 30 * 60_000;

export async function giveUpOld(platform: Platform, tell: () => void): Promise<void> {
  const before = new Date(platform.deps.now().getTime() - patienceMs);
  await platform.db.transaction(async tx => {
    const old = await tx.query<{ payment_id: string }>(
      `SELECT payment_id FROM sandbox_card_payments WHERE step IN ('open', 'challenge') AND created_at < $1
       ORDER BY payment_id LIMIT 100`,
      [before],
    );
    for (const { payment_id } of old) {
      const payment = await holdCardPayment(tx, payment_id);
      if (payment?.step === 'open' || payment?.step === 'challenge')
        await decideCard(tx, platform, payment, 'canceled', null, tell);
    }
  });
}
