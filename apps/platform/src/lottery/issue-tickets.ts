import type { Tx } from '../database/database.ts';
import type { LotteryRow } from './lottery-rows.ts';

export interface Issued {
  readonly playerId: number;
  readonly count: number;
  readonly source: 'bought' | 'earned' | 'given';
  /** Points paid for each ticket. */
  readonly points?: number;
  readonly now: Date;
  /** The player's id in the list if these are their first tickets in the lottery. */
  readonly newHolder: string;
}

/** The numbers of tickets that a player holds and has earned in a lottery, and the player's id in its list. */
export async function heldTickets(
  tx: Tx,
  lotteryId: string,
  playerId: number,
): Promise<{ held: number; earned: number; holder: string | null }> {
  const [row] = await tx.query<{ held: bigint; earned: bigint; holder: string | null }>(
    `SELECT count(*) FILTER (WHERE taken_back_at IS NULL) AS held,
       count(*) FILTER (WHERE taken_back_at IS NULL AND source = 'earned') AS earned, min(holder::text) AS holder
     FROM lottery_tickets WHERE lottery_id = $1 AND player_id = $2`,
    [lotteryId, playerId],
  );
  return { held: Number(row?.held ?? 0n), earned: Number(row?.earned ?? 0n), holder: row?.holder ?? null };
}

/** Issues tickets with the next numbers. The caller holds the lock of the lottery, whose list is not published yet. */
export async function issueTickets(tx: Tx, { id }: LotteryRow, issued: Issued): Promise<void> {
  const { playerId, count, source, points = 0, now, newHolder } = issued;
  const { holder } = await heldTickets(tx, id, playerId);
  await tx.query(
    `WITH taken AS (UPDATE lotteries SET next_number = next_number + $3 WHERE id = $1 RETURNING next_number - $3 AS first)
     INSERT INTO lottery_tickets (lottery_id, number, player_id, holder, source, points, issued_at)
     SELECT $1, taken.first + n, $2, $4, $5, $6, $7 FROM taken, generate_series(0, $3 - 1) AS n`,
    [id, playerId, count, holder ?? newHolder, source, points, now],
  );
}

/** Takes back earned tickets of a player, the latest first. The caller holds the lock of the lottery. */
export async function takeBackEarned(tx: Tx, id: string, playerId: number, count: number, now: Date): Promise<void> {
  await tx.query(
    `UPDATE lottery_tickets SET taken_back_at = $4 WHERE lottery_id = $1 AND number IN (
       SELECT number FROM lottery_tickets
       WHERE lottery_id = $1 AND player_id = $2 AND source = 'earned' AND taken_back_at IS NULL
       ORDER BY number DESC LIMIT $3)`,
    [id, playerId, count, now],
  );
}
