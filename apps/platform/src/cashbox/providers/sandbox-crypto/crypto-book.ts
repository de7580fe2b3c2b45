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

/** How long an address that nothing has come to is kept open. */
const openMs = 60 * 60_000;

/** A row of the provider's own book. */
interface CryptoPayment {
  readonly payment_id: string;
  readonly account: string;
  readonly currency: CurrencyCode;
  readonly amount: bigint;
  readonly address: string;
  readonly step: 'waiting' | 'seen' | 'decided';
  readonly expires_at: Date;
  /** Blocks that have confirmed what was seen. */
  readonly confirmations: number;
}

const columns = 'payment_id, account, currency, amount, address, step, expires_at, confirmations';

/** Made of the payment, and of a form that no wallet takes: nobody sends real coins to a sandbox. */
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
 * Says where a payment under lock stands, to the platform as well: coins are seen, confirmed or do not come. False for one
 * that is decided already.
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
  // Coins that are seen for the first time wait for their first block.
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

/** A block of the sandbox's networks, whatever the coin. */
const blockMs = 10_000;

/** Has a block confirm what was seen; the last one that is needed brings the money. */
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

/** Gives up the addresses that nothing has come to in their time. */
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
