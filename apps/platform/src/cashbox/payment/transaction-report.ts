import type { TransactionReport } from '@liftoff/contract/cashbox/cashbox';
import type { ReportedTransaction } from '@liftoff/contract/console/entities';
import { holdsCardNumber } from '@liftoff/rules/cashbox/card-number-in';
import { minor } from '@liftoff/rules/money/money';
import { refuse, type Refused } from '../../core/call.ts';
import type { Sql } from '../../database/database.ts';
import type { Platform } from '../../core/platform-context.ts';
import { paymentOf, paymentView, type PaymentRow } from './payment-row.ts';

const notAllowed = 'VALIDATION.COMMON.NOT_ALLOWED';

/** Randomly generated codes. Nobody types them, and their digits can look like a card number. */
const codes: readonly string[] = ['transaction_id', 'device_fingerprint'];

/** Fields of a report that do not match the payment, or that contain a full card number [A29]. */
function wrongFields(payment: PaymentRow, report: TransactionReport): string[] {
  const type = payment.action === 'deposit' ? 'transaction' : 'payout';
  const wrong = Object.entries(report).flatMap(([field, value]) =>
    typeof value === 'string' && !codes.includes(field) && holdsCardNumber(value) ? [field] : [],
  );
  if (report.type !== type) wrong.push('type');
  if (minor(report.amount_cents) !== payment.amount) wrong.push('amount_cents');
  if (report.currency !== payment.currency) wrong.push('currency');
  if (report.payment_system !== payment.method) wrong.push('payment_system');
  return wrong;
}

/**
 * Stores the report that a page sends about a player's payment; only the first report counts. Staff can read it, but
 * it decides nothing, because the sender could have forged it. Refuses with `not_found`, or with `invalid` and the
 * wrong fields.
 */
export async function keepReport(
  { db, deps }: Platform,
  playerId: number,
  report: TransactionReport,
): Promise<undefined | Refused> {
  const payment = await paymentOf(db, playerId, report.transaction_id);
  if (payment === null) return refuse('not_found');
  const wrong = wrongFields(payment, report);
  if (wrong.length > 0) return refuse('invalid', Object.fromEntries(wrong.map(field => [field, [notAllowed]])));
  await db.query(
    `INSERT INTO transaction_reports (payment_id, player_id, report, reported_at) VALUES ($1, $2, $3::jsonb, $4)
     ON CONFLICT (payment_id) DO NOTHING`,
    [payment.id, playerId, JSON.stringify(report), deps.now()],
  );
  return undefined;
}

/** A payment with the report about it, for the console. */
export async function reportedTransaction(sql: Sql, id: string): Promise<ReportedTransaction | Refused> {
  const [row] = await sql.query<{
    player_id: bigint;
    email: string;
    report: TransactionReport | null;
    at: Date | null;
  }>(
    `SELECT m.player_id, p.email, r.report, r.reported_at AS at
     FROM payments m JOIN players p ON p.id = m.player_id LEFT JOIN transaction_reports r ON r.payment_id = m.id
     WHERE m.id::text = $1`,
    [id],
  );
  const payment = row && (await paymentOf(sql, Number(row.player_id), id));
  if (!row || !payment) return refuse('not_found');
  return {
    payment: paymentView(payment),
    player: { id: Number(row.player_id), email: row.email },
    report: row.report,
    reported_at: row.at?.toISOString() ?? null,
  };
}
