import type { Payment, PaymentState } from '@liftoff/contract/cashbox/cashbox';
import { isFinal } from '@liftoff/rules/cashbox/payment-states';
import { playerById } from '../../account/player-row.ts';
import { refuse, type ByOperator, type Refused } from '../../core/call.ts';
import { audit } from '../../database/audit.ts';
import type { Tx } from '../../database/database.ts';
import type { Platform } from '../../core/platform-context.ts';
import { accountName, holdPayment, paymentView, type PaymentRow } from '../payment/payment-row.ts';
import type { MovePayment } from '../payment/move-payment.ts';
import { planQuestions } from '../providers/provider-jobs.ts';
import type { Providers } from '../providers/providers.ts';
import type { WithdrawalGate } from './withdrawal-gate.ts';

/** Dependencies of approving a withdrawal. */
export interface ApprovalParts {
  readonly platform: Platform;
  readonly providers: Providers;
  readonly move: MovePayment;
  readonly gates: readonly WithdrawalGate[];
}

/**
 * Sends a locked, pending withdrawal to its provider; from then on the player cannot recall it. Runs the gates again,
 * because conditions may have changed since the request [C26]. Returns `null` on success, a gate's refusal, or
 * `payment_final` if the provider is no longer registered or the withdrawal is not pending.
 */
export async function approve(tx: Tx, parts: ApprovalParts, payment: PaymentRow): Promise<Refused | null> {
  const { platform, providers, move } = parts;
  const provider = providers.byId(payment.provider);
  if (!provider || payment.payout_to === null) return refuse('payment_final');
  const shut = await askAgain(tx, parts, payment);
  if (shut !== null) return shut;
  if (!(await move(tx, payment, 'processing'))) return refuse('payment_final');
  const expected = await provider.payOut(tx, {
    paymentId: payment.id,
    account: accountName(payment),
    method: payment.method,
    currency: payment.currency,
    amount: payment.amount,
    to: payment.payout_to,
  });
  await tx.query('UPDATE payments SET expected_at = $2 WHERE id = $1', [payment.id, expected]);
  await planQuestions(tx, platform, provider, payment.id);
  return null;
}

async function askAgain(tx: Tx, { platform, gates }: ApprovalParts, payment: PaymentRow): Promise<Refused | null> {
  const { currency, amount } = payment;
  const player = await playerById(tx, Number(payment.player_id));
  if (player === null) throw new Error(`Player ${payment.player_id} has gone`);
  for (const gate of gates) {
    const refused = await gate(tx, { player, currency, amount, now: platform.deps.now() });
    if (refused !== null) return refused;
  }
  return null;
}

/**
 * Applies a console decision to a payment. The operator decides a pending withdrawal directly: `processing` sends it
 * to its provider and a negative final state gives its money back, but no decision can mark it as paid. For any other
 * payment the sandbox provider makes the decision, which arrives through the signed webhook as usual.
 */
export function decidePayment(
  parts: ApprovalParts,
  id: string,
  state: PaymentState,
  by: ByOperator,
): Promise<Payment | Refused> {
  const { platform, providers, move } = parts;
  return platform.db.transaction(async tx => {
    const payment = await holdPayment(tx, id);
    if (payment === null) return refuse('not_found');
    if (isFinal(payment.state)) return refuse('payment_final');
    if (payment.action === 'deposit' || payment.state !== 'pending') {
      const decided = await providers.byId(payment.provider)?.decide(tx, payment.id, state);
      return decided ? paymentView(payment) : refuse('payment_final');
    }
    const refused =
      state === 'processing'
        ? await approve(tx, parts, payment)
        : isGivenBack(state) && (await move(tx, payment, state))
          ? null
          : refuse('payment_final');
    if (refused !== null) return refused;
    if (state === 'processing') await trustDestination(tx, payment, platform.deps.now());
    const subject = `player:${payment.player_id}`;
    const after = { payment: id, state };
    await audit(tx, platform.deps, { actor: by.operator, action: 'withdrawal.decided', subject, ip: by.ip, after });
    const now = await holdPayment(tx, id);
    if (now === null) throw new Error(`Payment ${id} has gone`);
    return paymentView(now);
  });
}

/** Ends the wait for payouts to a destination that a person has approved. */
async function trustDestination(tx: Tx, { player_id, provider, payout_to }: PaymentRow, now: Date): Promise<void> {
  await tx.query(
    `UPDATE payout_destinations SET trusted_from = $4
     WHERE player_id = $1 AND provider = $2 AND payout_to = $3 AND trusted_from > $4`,
    [player_id, provider, payout_to, now],
  );
}

const isGivenBack = (state: PaymentState): boolean =>
  state === 'rejected' || state === 'declined' || state === 'canceled';
