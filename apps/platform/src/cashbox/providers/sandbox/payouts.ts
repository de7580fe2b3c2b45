import type { PaymentState } from '@liftoff/contract/cashbox/cashbox';
import { isFinal } from '@liftoff/rules/cashbox/payment-states';
import type { Tx } from '../../../database/database.ts';
import type { Platform } from '../../../core/platform-context.ts';
import type { PaymentProvider, Payout, ProviderJob } from '../provider.ts';
import { recordEvent } from './sandbox-events.ts';

/** A payout in the sandbox's own records. */
interface PayoutRow {
  readonly payment_id: string;
  readonly account: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly step: 'waiting' | 'decided';
}

const columns = 'payment_id, account, currency, amount, step';

/** The part of a sandbox provider that handles payouts. */
interface SandboxPayouts {
  readonly job: ProviderJob;
  readonly payOut: PaymentProvider['payOut'];
  /** Decides a waiting payout; `false` if there is none. */
  decide(tx: Tx, paymentId: string, state: PaymentState): Promise<boolean>;
}

/**
 * Payouts by a sandbox provider. Each one succeeds `takesMs` milliseconds after it was requested, unless the console
 * decides it earlier. The result is sent with the signed webhook, as for a deposit.
 */
export function sandboxPayouts(
  platform: Platform,
  provider: string,
  takesMs: (payout: Payout) => number,
  tell: () => void,
): SandboxPayouts {
  const hold = async (tx: Tx, id: string): Promise<PayoutRow | undefined> => {
    const [row] = await tx.query<PayoutRow>(
      `SELECT ${columns} FROM sandbox_payouts WHERE provider = $1 AND payment_id::text = $2 FOR UPDATE`,
      [provider, id],
    );
    return row;
  };
  const decide = async (tx: Tx, id: string, state: PaymentState): Promise<boolean> => {
    const payout = await hold(tx, id);
    if (payout?.step !== 'waiting') return false;
    if (isFinal(state))
      await tx.query(`UPDATE sandbox_payouts SET step = 'decided' WHERE payment_id = $1`, [payout.payment_id]);
    await recordEvent(tx, platform, provider, payout, state, tell);
    return true;
  };
  const arrive = (): Promise<void> =>
    platform.db.transaction(async tx => {
      const due = await tx.query<{ payment_id: string }>(
        `SELECT payment_id FROM sandbox_payouts WHERE provider = $1 AND step = 'waiting' AND due_at <= $2
         ORDER BY payment_id LIMIT 100`,
        [provider, platform.deps.now()],
      );
      for (const { payment_id } of due) await decide(tx, payment_id, 'succeeded');
    });
  return {
    job: { name: 'pay-out', everyMs: 1_000, run: arrive },
    payOut: async (tx, payout) => {
      const dueAt = new Date(platform.deps.now().getTime() + takesMs(payout));
      await tx.query(
        `INSERT INTO sandbox_payouts (payment_id, provider, account, currency, amount, payout_to, step, due_at)
         VALUES ($1, $2, $3, $4, $5, $6, 'waiting', $7) ON CONFLICT (payment_id) DO NOTHING`,
        [payout.paymentId, provider, payout.account, payout.currency, payout.amount, payout.to, dueAt],
      );
      return dueAt;
    },
    decide,
  };
}
