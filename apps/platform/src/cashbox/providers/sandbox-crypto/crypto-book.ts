import type { PaymentState } from '@liftoff/contract/cashbox/cashbox';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import { isFinal } from '@liftoff/rules/cashbox/payment-states';
import { createHmac } from 'node:crypto';
import type { Sql, Tx } from '../../../database/database.ts';
import type { Platform } from '../../../core/platform-context.ts';
import type { PaymentIntent } from '../provider.ts';
import { networkOf } from './crypto-methods.ts';
import { recordEvent } from '../sandbox/sandbox-events.ts';

export const providerId = 'sandbox-crypto';

/** How long an address stays open if no coins arrive. */
const openMs = 60 * 60_000;

/** A payment in the provider's own records. */
interface CryptoPayment {
  readonly payment_id: string;
  readonly account: string;
  readonly currency: CurrencyCode;
  readonly amount: bigint;
  readonly address: string;
  readonly step: 'waiting' | 'seen' | 'decided';
  readonly expires_at: Date;
  /** Number of blocks that have confirmed the coins so far. */
  readonly confirmations: number;
}

const columns = 'payment_id, account, currency, amount, address, step, expires_at, confirmations';

/**
 * Derives an address from the payment, in a form that no wallet accepts, so that nobody sends real coins to a
 * sandbox.
 */
function addressOf(platform: Platform, { paymentId, currency }: PaymentIntent): string {
  const key = platform.config.secret(`address:${providerId}`);
  const mac = createHmac('sha256', key).update(paymentId).digest('hex');
  return `sandbox-${currency.toLowerCase()}-${mac.slice(0, 32)}`;
}

/** Opens an address for a payment. */
export async function openAddress(tx: Tx, platform: Platform, intent: PaymentIntent): Promise<void> {
  const now = platform.deps.now();
  await tx.query(
    `INSERT INTO sandbox_crypto_payments (payment_id, account, currency, amount, address, step, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, 'waiting', $6, $7)`,
    [
      intent.paymentId,
      intent.account,
      intent.currency,
      intent.amount,
      addressOf(platform, intent),
      now,
      new Date(now.getTime() + openMs),
    ],
  );
}

export async function readCryptoPayment(
  sql: Sql,
  id: string,
  lock: '' | 'FOR UPDATE' = '',
): Promise<CryptoPayment | null> {
  const [row] = await sql.query<CryptoPayment>(
    `SELECT ${columns} FROM sandbox_crypto_payments WHERE payment_id::text = $1 ${lock}`,
    [id],
  );
  return row ?? null;
}

/**
 * Sets the state of a locked payment and reports it to the platform, for example when coins were seen, were confirmed
 * or did not arrive. Returns `false` if the payment was already decided.
 */
export async function decideCrypto(
  tx: Tx,
  platform: Platform,
  payment: CryptoPayment,
  state: PaymentState,
  tell: () => void,
): Promise<boolean> {
  if (payment.step === 'decided') return false;
  const isOver = isFinal(state);
  const { confirmations: needed } = networkOf(payment.currency);
  // Coins seen for the first time wait for their first block.
  const begins = !isOver && payment.step === 'waiting';
  const seen = state === 'succeeded' ? needed : payment.confirmations;
  await tx.query(
    `UPDATE sandbox_crypto_payments SET step = $2, confirmations = $3, block_at = CASE WHEN $4 THEN $5 ELSE block_at END
     WHERE payment_id = $1`,
    [payment.payment_id, isOver ? 'decided' : 'seen', seen, begins, new Date(platform.deps.now().getTime() + blockMs)],
  );
  const told = begins || state === 'succeeded' ? { seen, needed } : null;
  await recordEvent(tx, platform, providerId, payment, state, tell, { confirmations: told });
  return true;
}

/** Block time of the sandbox's networks, the same for every coin. */
const blockMs = 10_000;

/** Adds one confirmation to coins that were seen. The last confirmation they need completes the payment. */
export async function confirmSeen(platform: Platform, tell: () => void): Promise<void> {
  const now = platform.deps.now();
  await platform.db.transaction(async tx => {
    const due = await tx.query<{ payment_id: string }>(
      `SELECT payment_id FROM sandbox_crypto_payments WHERE step = 'seen' AND block_at <= $1 ORDER BY payment_id LIMIT 100`,
      [now],
    );
    for (const { payment_id: id } of due) {
      const payment = await readCryptoPayment(tx, id, 'FOR UPDATE');
      if (payment?.step !== 'seen') continue;
      const { confirmations: needed } = networkOf(payment.currency);
      const seen = payment.confirmations + 1;
      if (seen >= needed) {
        await decideCrypto(tx, platform, payment, 'succeeded', tell);
        continue;
      }
      await tx.query('UPDATE sandbox_crypto_payments SET confirmations = $2, block_at = $3 WHERE payment_id = $1', [
        id,
        seen,
        new Date(now.getTime() + blockMs),
      ]);
      await recordEvent(tx, platform, providerId, payment, 'processing', tell, { confirmations: { seen, needed } });
    }
  });
}

/** Cancels payments whose address has expired without receiving coins. */
export async function closeAddresses(platform: Platform, tell: () => void): Promise<void> {
  await platform.db.transaction(async tx => {
    const old = await tx.query<{ payment_id: string }>(
      `SELECT payment_id FROM sandbox_crypto_payments WHERE step = 'waiting' AND expires_at <= $1
       ORDER BY payment_id LIMIT 100`,
      [platform.deps.now()],
    );
    for (const { payment_id } of old) {
      const payment = await readCryptoPayment(tx, payment_id, 'FOR UPDATE');
      if (payment?.step === 'waiting') await decideCrypto(tx, platform, payment, 'canceled', tell);
    }
  });
}
