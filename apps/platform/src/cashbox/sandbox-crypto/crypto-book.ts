import type { PaymentState } from '@liftoff/contract/cashbox';
import type { CurrencyCode } from '@liftoff/contract/money';
import { isFinal } from '@liftoff/rules/cashbox/payment-states';
import { createHmac } from 'node:crypto';
import type { Sql, Tx } from '../../database/database.ts';
import type { Platform } from '../../platform-context.ts';
import type { PaymentIntent } from '../provider.ts';
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
}

const columns = 'payment_id, account, currency, amount, address, step, expires_at';

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
  await tx.query('UPDATE sandbox_crypto_payments SET step = $2 WHERE payment_id = $1', [
    payment.payment_id,
    isFinal(state) ? 'decided' : 'seen',
  ]);
  await recordEvent(tx, platform, providerId, payment, state, tell);
  return true;
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
