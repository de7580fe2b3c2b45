import type { Payment, PaymentState } from '@liftoff/contract/cashbox';
import type { HeldPayment } from '@liftoff/contract/console';
import type { CurrencyCode } from '@liftoff/contract/money';
import { wire } from '@liftoff/rules/money';
import type { Sql, Tx } from '../database/database.ts';

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
  readonly held_for: Payment['held_for'];
  /** When held money went back where it came from; null: it has not. */
  readonly returned_at: Date | null;
}

const columns =
  'id, player_id, action, state, method, provider, currency, amount, created_at, finished_at, held_for, returned_at';

/** Names a player's account to providers. */
export const accountName = (payment: { player_id: bigint | number }): string => `player-${payment.player_id}`;

/**
 * A payment under lock, after its player: a deposit that is begun and a break that begins lock the player too, and so see
 * its money on one side or the other. Null when there is none.
 */
export async function holdPayment(tx: Tx, id: string): Promise<PaymentRow | null> {
  await tx.query('SELECT FROM players WHERE id = (SELECT player_id FROM payments WHERE id::text = $1) FOR UPDATE', [
    id,
  ]);
  const [row] = await tx.query<PaymentRow>(`SELECT ${columns} FROM payments WHERE id::text = $1 FOR UPDATE`, [id]);
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

/** A player's deposits in a currency that came into play and are not held since: oldest first, under lock. */
export const creditedDeposits = (tx: Tx, playerId: number, currency: CurrencyCode): Promise<PaymentRow[]> =>
  tx.query<PaymentRow>(
    `SELECT ${columns} FROM payments
     WHERE player_id = $1 AND currency = $2 AND action = 'deposit' AND state = 'succeeded' AND held_for IS NULL
     ORDER BY created_at, id FOR UPDATE`,
    [playerId, currency],
  );

/** What a player was paid out in a currency, in minor units. */
export async function paidOut(sql: Sql, playerId: number, currency: CurrencyCode): Promise<bigint> {
  const [row] = await sql.query<{ sum: bigint }>(
    `SELECT coalesce(sum(amount), 0)::numeric AS sum FROM payments
     WHERE player_id = $1 AND currency = $2 AND action = 'cashout' AND state = 'succeeded'`,
    [playerId, currency],
  );
  return row?.sum ?? 0n;
}

/** Deposits that were paid and are held, or went back since, of all players or of one: newest first. */
export async function heldPayments(sql: Sql, playerId: number | null = null): Promise<HeldPayment[]> {
  const rows = await sql.query<PaymentRow & { email: string }>(
    `SELECT ${columns
      .split(', ')
      .map(name => `m.${name}`)
      .join(', ')}, p.email
     FROM payments m JOIN players p ON p.id = m.player_id
     WHERE m.held_for IS NOT NULL AND ($1::bigint IS NULL OR m.player_id = $1)
     ORDER BY m.finished_at DESC, m.id DESC LIMIT 1000`,
    [playerId],
  );
  return rows.map(heldPaymentView);
}

/** A held deposit as the console sees it. */
export const heldPaymentView = (row: PaymentRow & { email: string }): HeldPayment => ({
  payment: paymentView(row),
  player: { id: Number(row.player_id), email: row.email },
  returned_at: row.returned_at?.toISOString() ?? null,
});

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
  held_for: row.held_for,
});
