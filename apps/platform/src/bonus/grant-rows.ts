import type { BonusStage } from '@liftoff/contract/bonus';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import type { GrantEnd } from '@liftoff/rules/bonus/grant';
import type { PayingGrant } from '@liftoff/rules/bonus/pay-stake';
import type { GrantTerms } from '@liftoff/rules/bonus/terms';
import { smallestStake } from '@liftoff/rules/game/smallest-stake';
import { minor } from '@liftoff/rules/money/money';
import type { Sql } from '../database/database.ts';

/** A row of `bonus_grants`. Amounts are in minor units. */
export interface GrantRow {
  readonly id: bigint;
  readonly player_id: bigint;
  readonly currency: CurrencyCode;
  readonly stage: BonusStage;
  /** Validated when the grant was issued. */
  readonly terms: GrantTerms;
  readonly amount: bigint;
  readonly balance: bigint;
  readonly to_wager: bigint;
  readonly wagered: bigint;
  readonly open_rounds: number;
  readonly ends_as: GrantEnd | null;
  readonly completed_by: string | null;
  readonly converted: bigint;
  readonly flagged: boolean;
  /** Id of the deposit that the grant came with; `null` without one. */
  readonly payment: string | null;
  readonly issued_at: Date;
  readonly activate_by: Date;
  readonly valid_until: Date | null;
}

export const grantColumns = `g.id, g.player_id, g.currency, g.stage, g.terms, g.amount, g.balance, g.to_wager, g.wagered,
  g.open_rounds, g.ends_as, g.completed_by, g.converted, g.flagged, g.payment, g.issued_at, g.activate_by, g.valid_until`;

/** A grant as the rules know it. Until it is activated, it is valid as long as it can be activated. */
export function grantOf(row: GrantRow): PayingGrant {
  const { terms } = row;
  return {
    id: Number(row.id),
    terms,
    validUntil: row.valid_until ?? row.activate_by,
    state: {
      stage: row.stage,
      amount: row.amount,
      balance: row.balance,
      toWager: row.to_wager,
      wagered: row.wagered,
      openRounds: row.open_rounds,
      endsAs: row.ends_as,
      maxWin: terms.max_win_cents === null ? null : minor(terms.max_win_cents),
      smallestStake: smallestStake(row.currency),
      completedBy: row.completed_by,
      converted: row.converted,
      flagged: row.flagged,
    },
  };
}

const listed = 200;

/** A player's grants, newest first, 200 at most. Ended grants are left out before the others. */
export const grantRows = (sql: Sql, playerId: number): Promise<GrantRow[]> =>
  sql.query<GrantRow>(
    `SELECT * FROM (SELECT ${grantColumns} FROM bonus_grants g WHERE g.player_id = $1
       ORDER BY g.stage IN ('issued', 'wait', 'handle_bets', 'wager_done') DESC, g.id DESC LIMIT ${listed}) AS kept
     ORDER BY id DESC`,
    [playerId],
  );

/** The grant of a cause; `null` if the cause has given none. */
export async function grantByCause(sql: Sql, cause: string): Promise<GrantRow | null> {
  const [row] = await sql.query<GrantRow>(`SELECT ${grantColumns} FROM bonus_grants g WHERE g.cause = $1`, [cause]);
  return row ?? null;
}

/** A player's grant; `null` if it does not exist or belongs to someone else. */
export async function grantRow(sql: Sql, playerId: number, id: string): Promise<GrantRow | null> {
  if (!/^\d{1,15}$/.test(id)) return null;
  const [row] = await sql.query<GrantRow>(
    `SELECT ${grantColumns} FROM bonus_grants g WHERE g.id = $1 AND g.player_id = $2`,
    [Number(id), playerId],
  );
  return row ?? null;
}
