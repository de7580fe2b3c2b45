import type { CurrencyCode } from '@liftoff/contract/core/money';
import type { PlayedSpins } from '@liftoff/rules/bonus/spin-bet';
import type { SpinsEnd, SpinStage } from '@liftoff/rules/bonus/spin-set';
import { SpinTerms } from '@liftoff/rules/bonus/spin-terms';
import { minor } from '@liftoff/rules/money/money';
import type * as z from 'zod';
import type { Sql } from '../database/database.ts';

/** A row of `spin_sets`. Amounts are in minor units. */
export interface SpinRow {
  readonly id: bigint;
  readonly player_id: bigint;
  readonly currency: CurrencyCode;
  readonly stage: SpinStage;
  readonly terms: z.input<typeof SpinTerms>;
  readonly game: string | null;
  readonly spins: number;
  readonly spins_left: number;
  readonly stake: bigint;
  readonly wins: bigint;
  readonly kept: bigint;
  readonly open_rounds: number;
  readonly ends_as: SpinsEnd | null;
  readonly stopped: boolean;
  readonly last_round: string | null;
  readonly issued_at: Date;
  readonly activate_by: Date;
  readonly valid_until: Date | null;
}

export const spinColumns = `s.id, s.player_id, s.currency, s.stage, s.terms, s.game, s.spins, s.spins_left, s.stake,
  s.wins, s.kept, s.open_rounds, s.ends_as, s.stopped, s.last_round, s.issued_at, s.activate_by, s.valid_until`;

export const termsOf = ({ terms }: Pick<SpinRow, 'terms'>): SpinTerms => SpinTerms.parse(terms);

/** A set as the rules know it. */
export function spinsOf(row: SpinRow): PlayedSpins {
  const { max_win_cents, wins } = termsOf(row);
  return {
    id: Number(row.id),
    game: row.game,
    validUntil: row.valid_until,
    state: {
      stage: row.stage,
      count: row.spins,
      left: row.spins_left,
      stake: row.stake,
      wins: row.wins,
      openRounds: row.open_rounds,
      endsAs: row.ends_as,
      isStopped: row.stopped,
      maxWin: max_win_cents === null ? null : minor(max_win_cents),
      winsAs: wins.as,
    },
  };
}

const listed = 200;

/** A player's sets, newest first, 200 at most. Ended sets are left out before the others. */
export const spinRows = (sql: Sql, playerId: number): Promise<SpinRow[]> =>
  sql.query<SpinRow>(
    `SELECT * FROM (SELECT ${spinColumns} FROM spin_sets s WHERE s.player_id = $1
       ORDER BY s.stage IN ('issued', 'handle_bets') DESC, s.id DESC LIMIT ${listed}) AS kept
     ORDER BY id DESC`,
    [playerId],
  );

/** A player's set; `null` if it does not exist or belongs to someone else. */
export async function spinRow(sql: Sql, playerId: number, id: string): Promise<SpinRow | null> {
  if (!/^\d{1,15}$/.test(id)) return null;
  const [row] = await sql.query<SpinRow>(
    `SELECT ${spinColumns} FROM spin_sets s WHERE s.id = $1 AND s.player_id = $2`,
    [Number(id), playerId],
  );
  return row ?? null;
}

/** A set in its current state. Throws if it does not exist. */
export async function spinRowById(sql: Sql, id: bigint | number): Promise<SpinRow> {
  const [row] = await sql.query<SpinRow>(`SELECT ${spinColumns} FROM spin_sets s WHERE s.id = $1`, [id]);
  if (row === undefined) throw new Error(`The set of free spins ${id} does not exist`);
  return row;
}
