import type { Payment, PaymentState } from '@liftoff/contract/cashbox';
import { exchange } from '@liftoff/rules/exchange';
import { isFinal } from '@liftoff/rules/cashbox/payment-states';
import { unitsToMinor } from '@liftoff/rules/money';
import * as z from 'zod';
import { refuse, type Refused } from '../call.ts';
import { audit } from '../database/audit.ts';
import type { Tx } from '../database/database.ts';
import { exchangeRates } from '../exchange-rates.ts';
import type { Platform } from '../platform-context.ts';
import { readConfigFile } from '../read-config-file.ts';
import { accountName, holdPayment, paymentView, type PaymentRow } from './payment-row.ts';
import type { MovePayment } from './payment-state.ts';
import { planQuestions } from './provider-jobs.ts';
import type { Providers } from './providers.ts';

/** `config/withdrawals.json`: what is paid out without a person of the operator having looked at it, in whole euro. */
const policy = readConfigFile('withdrawals.json', z.strictObject({ approved_alone_up_to_eur: z.int().min(0) }));

/** Whether a withdrawal is so small that nobody looks at it first. */
export function isApprovedAlone({ amount, currency }: Pick<PaymentRow, 'amount' | 'currency'>): boolean {
  const most = unitsToMinor(BigInt(policy.approved_alone_up_to_eur), 'EUR');
  return exchange(amount, currency, 'EUR', exchangeRates, 'up') <= most;
}

interface ApprovalParts {
  readonly platform: Platform;
  readonly providers: Providers;
  readonly move: MovePayment;
}

/**
 * Sends a withdrawal that is under lock to its provider: from here on it cannot be taken back. False where the platform has
 * the provider no more, or the withdrawal is not pending.
 */
export async function approve(tx: Tx, parts: ApprovalParts, payment: PaymentRow): Promise<boolean> {
  const { platform, providers, move } = parts;
  const provider = providers.byId(payment.provider);
  if (!provider || payment.payout_to === null || !(await move(tx, payment, 'processing'))) return false;
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
  return true;
}

/**
 * The console's word on a payment. A withdrawal that is pending is the operator's own to decide: `processing` sends it to
 * its provider, an end gives its money back, and no word pays it. Everything else the sandbox's provider is made to say,
 * and it comes back by the signed webhook like any other.
 */
export function decidePayment(
  parts: ApprovalParts,
  id: string,
  state: PaymentState,
  by: { ip: string },
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
    const moved =
      state === 'processing'
        ? await approve(tx, parts, payment)
        : isGivenBack(state) && (await move(tx, payment, state));
    if (!moved) return refuse('payment_final');
    const subject = `player:${payment.player_id}`;
    const after = { payment: id, state };
    await audit(tx, platform.deps, { actor: 'operator', action: 'withdrawal.decided', subject, ip: by.ip, after });
    const now = await holdPayment(tx, id);
    if (now === null) throw new Error(`Payment ${id} has gone`);
    return paymentView(now);
  });
}

const isGivenBack = (state: PaymentState): boolean =>
  state === 'rejected' || state === 'declined' || state === 'canceled';
