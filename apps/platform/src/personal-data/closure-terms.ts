import type { InTheWay } from '@liftoff/contract/account/personal-data';
import type { Sql } from '../database/database.ts';

/** How long erasure waits. After this time the email about the closure has been delivered or given up on. */
const untilErased = '1 day';
/**
 * How long the identity is kept if money has moved. The law requires five years after the end of a business
 * relationship.
 */
const keptByLaw = '5 years';

/** The reasons that prevent an account from being closed; empty if there are none. */
export async function whatIsInTheWay(sql: Sql, playerId: number): Promise<InTheWay[]> {
  const [row] = await sql.query<Record<InTheWay, boolean>>(
    `SELECT
       EXISTS (SELECT FROM ledger_accounts WHERE owner = $2 AND kind IN ('cash', 'bonus') AND balance > 0)
         -- Free spins end with the account, and would pay these winnings into a closed one.
         OR EXISTS (SELECT FROM spin_sets WHERE player_id = $1 AND stage = 'handle_bets' AND wins > 0
           AND terms->'wins'->>'as' = 'cash') AS balance,
       EXISTS (SELECT FROM ledger_accounts WHERE owner = $2 AND kind = 'withheld' AND balance > 0)
         OR EXISTS (SELECT FROM payments WHERE player_id = $1 AND action = 'cashout' AND finished_at IS NULL) AS withdrawal,
       EXISTS (SELECT FROM ledger_accounts WHERE owner = $2 AND kind = 'held' AND balance > 0)
         OR EXISTS (SELECT FROM payments WHERE player_id = $1 AND action = 'deposit' AND finished_at IS NULL) AS deposit,
       EXISTS (SELECT FROM game_rounds WHERE owner = $2 AND state = 'open') AS bet`,
    [playerId, `player:${playerId}`],
  );
  return (['balance', 'withdrawal', 'deposit', 'bet'] as const).filter(one => row?.[one] !== false);
}

export interface ClosureTerms {
  /**
   * When the erasure is due. It waits for the end of a cooling-off, so that the person can still be recognised until
   * then.
   */
  readonly eraseAt: Date;
  /** Until when the identity is kept; `null` if no money has moved and nothing was verified. */
  readonly keptUntil: Date | null;
}

/**
 * When the data of an account that is closed now will be erased, and until when the legally required part is kept.
 */
export async function closureTerms(sql: Sql, playerId: number, now: Date): Promise<ClosureTerms> {
  const [row] = await sql.query<{ erase_at: Date; kept_until: Date | null }>(
    `SELECT
       greatest($3::timestamptz + interval '${untilErased}', (
         SELECT max(ends_at) FROM user_limits WHERE player_id = $1 AND type = 'coolingoff'
       )) AS erase_at,
       CASE WHEN EXISTS (
         SELECT FROM ledger_accounts WHERE owner = $2 AND kind <> 'points' AND entry_count > 0
       ) OR EXISTS (
         SELECT FROM payments WHERE player_id = $1
       ) OR EXISTS (
         SELECT FROM verifications WHERE player_id = $1
       ) THEN $3::timestamptz + interval '${keptByLaw}' END AS kept_until`,
    [playerId, `player:${playerId}`, now],
  );
  if (row === undefined) throw new Error(`No terms for player ${playerId}`);
  return { eraseAt: row.erase_at, keptUntil: row.kept_until };
}
