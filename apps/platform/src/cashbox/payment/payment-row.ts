import type { Payment, PaymentState } from '@liftoff/contract/cashbox/cashbox';
import type { ReservedPayment } from '@liftoff/contract/console/entities';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import { localDays, shiftDay, type LocalDays } from '@liftoff/rules/account/local-days';
import { wire } from '@liftoff/rules/money/money';
import type { Sql, Tx } from '../../database/database.ts';

export interface PaymentRow {
  readonly id: string;
  readonly player_id: bigint;
  readonly action: Payment['action'];
  readonly state: PaymentState;
  readonly method: string;
  /** Identifier of the offer that the player chose with the payment; `null` if there is none. */
  readonly offer: string | null;
  readonly provider: string;
  readonly currency: CurrencyCode;
  readonly amount: bigint;
  readonly created_at: Date;
  readonly finished_at: Date | null;
  readonly held_for: Payment['held_for'];
  /** How much of a deposit is or was reserved: less than `amount` if earlier payouts took the rest. */
  readonly held_amount: bigint;
  /** When the reserved funds were returned; `null` if they were not. */
  readonly returned_at: Date | null;
  /** When the provider charged the deposit back; `null` if it did not. */
  readonly charged_back_at: Date | null;
  /** Destination of a withdrawal: `payout_to` is the provider's identifier, `paid_to` is what the player sees. */
  readonly payout_to: string | null;
  readonly paid_to: string | null;
  /** When a pending withdrawal is sent automatically; `null` if only a person sends it. */
  readonly release_at: Date | null;
  readonly expected_at: Date | null;
  readonly confirmations_seen: number | null;
  readonly confirmations_needed: number | null;
  readonly steps: readonly { state: PaymentState; at: string }[];
}

const columns = `m.id, m.player_id, m.action, m.state, m.method, m.offer, m.provider, m.currency, m.amount, m.created_at,
  m.finished_at, m.held_for, coalesce(m.held_amount, m.amount) AS held_amount, m.returned_at, m.payout_to, m.paid_to,
  m.release_at, m.expected_at, m.confirmations_seen, m.confirmations_needed,
  (SELECT c.booked_at FROM charge_backs c WHERE c.payment_id = m.id) AS charged_back_at,
  (SELECT coalesce(json_agg(json_build_object('state', s.state, 'at', s.at) ORDER BY s.id), '[]'::json)
   FROM payment_steps s WHERE s.payment_id = m.id) AS steps`;

/** Payments with columns from joined tables. `more` and `joined` are raw SQL and must not contain outside input. */
export const paymentsWith = <Row extends PaymentRow>(sql: Sql, more: string, joined: string): Promise<Row[]> =>
  sql.query<Row>(`SELECT ${columns}, ${more} FROM payments m ${joined}`);

/** The name by which providers know a player's account. */
export const accountName = (payment: { player_id: bigint | number }): string => `player-${payment.player_id}`;

/**
 * Locks a payment, after locking its player. Beginning a deposit or a break also locks the player, so it reads the
 * payment's money either before or after the move. Returns `null` if there is no such payment.
 */
export async function holdPayment(tx: Tx, id: string): Promise<PaymentRow | null> {
  await tx.query('SELECT FROM players WHERE id = (SELECT player_id FROM payments WHERE id::text = $1) FOR UPDATE', [
    id,
  ]);
  const [row] = await tx.query<PaymentRow>(`SELECT ${columns} FROM payments m WHERE m.id::text = $1 FOR UPDATE OF m`, [
    id,
  ]);
  return row ?? null;
}

/** A payment of this player; `null` if it does not exist or belongs to another player [A18]. */
export async function paymentOf(sql: Sql, playerId: number, id: string): Promise<PaymentRow | null> {
  const [row] = await sql.query<PaymentRow>(
    `SELECT ${columns} FROM payments m WHERE m.player_id = $1 AND m.id::text = $2`,
    [playerId, id],
  );
  return row ?? null;
}

/** Filters for a player's payments; `before` is a payment id, and only older payments are returned. */
export interface PaymentsPage {
  readonly action?: Payment['action'] | undefined;
  readonly month?: string | undefined;
  /** Time zone of the month. */
  readonly time_zone: string;
  readonly before?: string | undefined;
  readonly limit: number;
}

/**
 * Start (inclusive) and end (exclusive) of a month in a time zone, as PostgreSQL timestamps. Without a month, the range
 * is unlimited.
 */
export function spanOf(month: string | undefined, { startOf }: LocalDays): readonly [string, string] {
  if (month === undefined) return ['-infinity', 'infinity'];
  const next = shiftDay(`${month}-28`, 4).slice(0, 7);
  return [startOf(`${month}-01`).toISOString(), startOf(`${next}-01`).toISOString()];
}

/** The player's payments, newest first. */
export const paymentsOf = (
  sql: Sql,
  playerId: number,
  { action, month, time_zone: timeZone, before, limit }: PaymentsPage,
): Promise<PaymentRow[]> =>
  sql.query<PaymentRow>(
    `SELECT ${columns} FROM payments m
     WHERE m.player_id = $1 AND ($2::text IS NULL OR m.action = $2)
       AND ($3::uuid IS NULL
         OR (m.created_at, m.id) < (SELECT b.created_at, b.id FROM payments b WHERE b.id = $3 AND b.player_id = $1))
       AND m.created_at >= $5 AND m.created_at < $6
     ORDER BY m.created_at DESC, m.id DESC LIMIT $4`,
    [playerId, action ?? null, before ?? null, limit, ...spanOf(month, localDays(timeZone))],
  );

/** Locks the player's deposits in a currency that entered play and were not charged back, oldest first. */
export const creditedDeposits = (tx: Tx, playerId: number, currency: CurrencyCode): Promise<PaymentRow[]> =>
  tx.query<PaymentRow>(
    `SELECT ${columns} FROM payments m
     WHERE m.player_id = $1 AND m.currency = $2 AND m.action = 'deposit' AND m.state = 'succeeded'
       AND m.held_for IS NULL AND NOT EXISTS (SELECT FROM charge_backs c WHERE c.payment_id = m.id)
     ORDER BY m.created_at, m.id FOR UPDATE OF m`,
    [playerId, currency],
  );

/** Number of the deposit that a player would make next, from 1. Deposits that were credited count [PX-42]. */
export async function nextDeposit(sql: Sql, playerId: number): Promise<number> {
  const [row] = await sql.query<{ made: number }>(
    `SELECT count(*)::int AS made FROM payments
     WHERE player_id = $1 AND action = 'deposit' AND state = 'succeeded' AND held_for IS NULL`,
    [playerId],
  );
  return (row?.made ?? 0) + 1;
}

/** Locks the player's withdrawals that the operator has not sent yet, oldest first. */
export const pendingWithdrawals = (tx: Tx, playerId: number): Promise<PaymentRow[]> =>
  tx.query<PaymentRow>(
    `SELECT ${columns} FROM payments m WHERE m.player_id = $1 AND m.action = 'cashout' AND m.state = 'pending'
     ORDER BY m.created_at, m.id FOR UPDATE OF m`,
    [playerId],
  );

/** The total of a player's withdrawals in a currency that were sent to the provider or paid out, in minor units. */
export async function paidOut(sql: Sql, playerId: number, currency: CurrencyCode): Promise<bigint> {
  const [row] = await sql.query<{ sum: bigint }>(
    `SELECT coalesce(sum(amount), 0)::numeric AS sum FROM payments
     WHERE player_id = $1 AND currency = $2 AND action = 'cashout' AND state IN ('processing', 'reserved', 'succeeded')`,
    [playerId, currency],
  );
  return row?.sum ?? 0n;
}

/** Reserved deposits, including those returned since, of one player or of all players; newest first. */
export async function reservedPayments(sql: Sql, playerId: number | null = null): Promise<ReservedPayment[]> {
  const rows = await sql.query<PaymentRow & { email: string }>(
    `SELECT ${columns}, p.email
     FROM payments m JOIN players p ON p.id = m.player_id
     WHERE m.held_for IS NOT NULL AND ($1::bigint IS NULL OR m.player_id = $1)
     ORDER BY m.finished_at DESC, m.id DESC LIMIT 1000`,
    [playerId],
  );
  return rows.map(reservedPaymentView);
}

/** A reserved deposit as the console shows it. */
export const reservedPaymentView = (row: PaymentRow & { email: string }): ReservedPayment => ({
  payment: paymentView(row),
  player: { id: Number(row.player_id), email: row.email },
  amount_cents: wire(row.held_amount),
  returned_at: row.returned_at?.toISOString() ?? null,
});

/** Whether a payment is a withdrawal that has not been sent to its provider. */
export const isRecallable = ({ action, state }: PaymentRow): boolean => action === 'cashout' && state === 'pending';

/** Records in the payment's history that it has reached a state. */
export async function writeStep(tx: Tx, id: string, state: PaymentState, at: Date): Promise<void> {
  await tx.query('INSERT INTO payment_steps (payment_id, state, at) VALUES ($1, $2, $3)', [id, state, at]);
}

/** A payment as its player sees it. `recallable`: whether the policy allows the player to recall withdrawals [D1]. */
export const paymentView = (row: PaymentRow, recallable = false): Payment => ({
  id: row.id,
  action: row.action,
  state: row.state,
  finished_at: row.finished_at?.toISOString() ?? null,
  recallable: recallable && isRecallable(row),
  created_at: row.created_at.toISOString(),
  amount_cents: wire(row.amount),
  currency: row.currency,
  method: row.method,
  paid_to: row.paid_to,
  steps: row.steps.map(({ state, at }) => ({ state, at: new Date(at).toISOString() })),
  release_at: row.state === 'pending' ? (row.release_at?.toISOString() ?? null) : null,
  continue_url: null,
  expected_at: row.finished_at === null ? (row.expected_at?.toISOString() ?? null) : null,
  held_for: row.held_for,
  charged_back_at: row.charged_back_at?.toISOString() ?? null,
  confirmations:
    row.confirmations_seen === null || row.confirmations_needed === null
      ? null
      : { seen: row.confirmations_seen, needed: row.confirmations_needed },
});

/** When the player last paid with each method (Unix time in milliseconds); only methods with a successful deposit. */
export async function lastUsed(sql: Sql, playerId: number): Promise<ReadonlyMap<string, number>> {
  const rows = await sql.query<{ method: string; at: Date }>(
    `SELECT method, max(created_at) AS at FROM payments
     WHERE player_id = $1 AND action = 'deposit' AND state = 'succeeded' GROUP BY method`,
    [playerId],
  );
  return new Map(rows.map(({ method, at }) => [method, at.getTime()]));
}
