import type { PaymentMethod, PaymentState } from '@liftoff/contract/cashbox/cashbox';
import type { Sql, Tx } from '../../../database/database.ts';
import type { Platform } from '../../../core/platform-context.ts';
import type { AskedPayout, PaymentIntent, PayoutTarget } from '../provider.ts';
import { paymentOfToken, paymentToken } from '../sandbox/payment-token.ts';
import { recordEvent } from '../sandbox/sandbox-events.ts';
import { slowMs, sources, type RedirectKind } from './redirect-kinds.ts';

/** A payment in the providers' own records. */
export interface RedirectPayment {
  readonly payment_id: string;
  readonly provider: string;
  readonly account: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly locale: string;
  readonly return_url: string;
  readonly step: 'open' | 'waiting' | 'decided';
  /** Whether the payment uses a saved account in one click, without a redirect. */
  readonly repeated: boolean;
}

const columns = 'payment_id, provider, account, currency, amount, locale, return_url, step, repeated';

const tokenPurpose = (kind: RedirectKind): string => `hosted-page:${kind.id}`;

/** The URL of the page on which the payment is made. */
export const pageUrl = (platform: Platform, kind: RedirectKind, id: string): string =>
  `${platform.config.publicUrl}/hosted/${kind.id}/${paymentToken(platform, tokenPurpose(kind), id)}`;

/** The payment that a page's token identifies, or `null` if the token is not valid. */
export const paymentOfPage = (platform: Platform, kind: RedirectKind, token: string): string | null =>
  paymentOfToken(platform, tokenPurpose(kind), token);

/** Records a new payment of a redirect provider. */
export async function openRedirect(
  tx: Tx,
  platform: Platform,
  kind: RedirectKind,
  intent: PaymentIntent,
): Promise<void> {
  const { paymentId, account, currency, amount, locale, returnUrl, profileId } = intent;
  await tx.query(
    `INSERT INTO sandbox_redirect_payments
       (payment_id, provider, account, currency, amount, locale, return_url, repeated, step, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'open', $9)`,
    [paymentId, kind.id, account, currency, amount, locale, returnUrl, profileId !== undefined, platform.deps.now()],
  );
}

/** A payment of this provider; `null` if it does not exist or belongs to another provider. */
export async function readRedirect(
  sql: Sql,
  kind: RedirectKind,
  id: string,
  lock: '' | 'FOR UPDATE' = '',
): Promise<RedirectPayment | null> {
  const [row] = await sql.query<RedirectPayment>(
    `SELECT ${columns} FROM sandbox_redirect_payments WHERE payment_id::text = $1 AND provider = $2 ${lock}`,
    [id, kind.id],
  );
  return row ?? null;
}

const isWaiting = (state: PaymentState): boolean =>
  state === 'pending' || state === 'processing' || state === 'reserved';

/**
 * Sets the state of a locked payment and reports it to the platform; a state that is not final leaves the payment
 * waiting. `source` is the account from which the player has just paid. If the payment is waiting, its slow bank
 * confirms it automatically later.
 */
export async function decideRedirect(
  tx: Tx,
  platform: Platform,
  payment: RedirectPayment,
  state: PaymentState,
  source: string | null,
  tell: () => void,
): Promise<void> {
  const waits = isWaiting(state);
  const dueAt = waits && source !== null ? new Date(platform.deps.now().getTime() + slowMs) : null;
  await tx.query(
    `UPDATE sandbox_redirect_payments SET step = $2, source = coalesce($3, source), due_at = $4 WHERE payment_id = $1`,
    [payment.payment_id, waits ? 'waiting' : 'decided', source, dueAt],
  );
  const isPersonal = sources.some(({ id, personal }) => id === source && personal);
  await recordEvent(tx, platform, payment.provider, payment, state, tell, { source: isPersonal ? source : null });
}

/**
 * A payment left undecided on the page for half an hour is cancelled, so that its amount no longer counts against a
 * limit.
 */
const patienceMs = 30 * 60_000;

/** Cancels payments that were left undecided, and confirms payments whose slow bank has had its time. */
export async function tendRedirects(platform: Platform, kind: RedirectKind, tell: () => void): Promise<void> {
  const now = platform.deps.now();
  await platform.db.transaction(async tx => {
    const due = await tx.query<{ payment_id: string }>(
      `SELECT payment_id FROM sandbox_redirect_payments
       WHERE provider = $1 AND (step = 'open' AND created_at < $2 OR step = 'waiting' AND due_at <= $3)
       ORDER BY payment_id LIMIT 100`,
      [kind.id, new Date(now.getTime() - patienceMs), now],
    );
    for (const { payment_id: id } of due) {
      const payment = await readRedirect(tx, kind, id, 'FOR UPDATE');
      if (payment?.step === 'open') await decideRedirect(tx, platform, payment, 'canceled', null, tell);
      if (payment?.step === 'waiting') await decideRedirect(tx, platform, payment, 'succeeded', null, tell);
    }
  });
}

/** Accounts from which a player has paid, most recent first, labelled with their last four digits [C24]. */
export async function paidFrom(
  sql: Sql,
  kind: RedirectKind,
  method: string,
  account: string,
): Promise<PaymentMethod['savedProfiles']> {
  if (method !== kind.method) return [];
  const rows = await sql.query<{ source: string }>(
    `SELECT r.source FROM sandbox_redirect_payments r JOIN sandbox_events e ON e.payment_id = r.payment_id
     WHERE r.account = $1 AND r.provider = $2 AND r.source IS NOT NULL AND e.state = 'succeeded'
     GROUP BY r.source ORDER BY max(r.created_at) DESC`,
    [account, kind.id],
  );
  return rows.flatMap(({ source }) =>
    sources.filter(({ id }) => id === source).map(({ id, last4 }) => ({ id, label: last4 })),
  );
}

/** The account to which a withdrawal is paid, or `null` if the player has not paid from it. */
export async function redirectTarget(sql: Sql, kind: RedirectKind, asked: AskedPayout): Promise<PayoutTarget | null> {
  const own = await paidFrom(sql, kind, asked.method, asked.account);
  const chosen = own.find(({ id }) => id === asked.profileId);
  return chosen ? { to: `${kind.method}:${chosen.id}`, label: chosen.label } : null;
}
