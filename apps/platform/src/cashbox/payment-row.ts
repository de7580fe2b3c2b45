import type { Payment, PaymentState } from '@liftoff/contract/cashbox';
import type { CurrencyCode } from '@liftoff/contract/money';
import { wire } from '@liftoff/rules/money';
import type { Sql } from '../database/database.ts';

/** A row of `payments`. */
export interface PaymentRow {
  readonly id: string;
  readonly player_id: bigint;
  readonly action: Payment['action'];
  readonly state: PaymentState;
  readonly method: string;
  readonly provider: string;
  readonly currency: CurrencyCode;
  readonly amount: bigint;
  readonly created_at: Date;
  readonly finished_at: Date | null;
}

const columns = 'id, player_id, action, state, method, provider, currency, amount, created_at, finished_at';

/** Names a player's account to providers. */
export const accountName = (payment: { player_id: bigint | number }): string => `player-${payment.player_id}`;

/** A payment under lock; null when there is none. */
export async function holdPayment(sql: Sql, id: string): Promise<PaymentRow | null> {
  const [row] = await sql.query<PaymentRow>(`SELECT ${columns} FROM payments WHERE id::text = $1 FOR UPDATE`, [id]);
  return row ?? null;
}

/** A payment of a player, or null: another's is not theirs to see [A18]. */
export async function paymentOf(sql: Sql, playerId: number, id: string): Promise<PaymentRow | null> {
  const [row] = await sql.query<PaymentRow>(`SELECT ${columns} FROM payments WHERE player_id = $1 AND id::text = $2`, [
    playerId,
    id,
  ]);
  return row ?? null;
}

/** The player's payments, newest first (CALL-015). */
export const paymentsOf = (sql: Sql, playerId: number): Promise<PaymentRow[]> =>
  sql.query<PaymentRow>(
    `SELECT ${columns} FROM payments WHERE player_id = $1 ORDER BY created_at DESC, id DESC LIMIT 100`,
    [playerId],
  );

export const paymentView = (row: PaymentRow): Payment => ({
  id: row.id,
  action: row.action,
  state: row.state,
  finished_at: row.finished_at?.toISOString() ?? null,
  recallable: false,
  created_at: row.created_at.toISOString(),
  amount_cents: wire(row.amount),
  currency: row.currency,
  method: row.method,
});
