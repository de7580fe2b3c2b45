import type { Bonus } from '@liftoff/contract/bonus';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import { wire } from '@liftoff/rules/money/money';
import type { Sql } from '../database/database.ts';
import type { Wagering } from '../wallet/wagering.ts';
import type { GrantRow } from './grant-rows.ts';
import { stagesEndedByWithdrawal } from './withdrawn-deposits.ts';

const endedByWithdrawal: ReadonlySet<string> = new Set(stagesEndedByWithdrawal);

/** A grant in the form of the contract. */
export function bonusView(row: GrantRow): Bonus {
  const { terms } = row;
  return {
    id: String(row.id),
    title: terms.title,
    stage: row.stage,
    currency: row.currency,
    amount_cents: wire(row.amount),
    balance_cents: wire(row.balance),
    converted_cents: wire(row.converted),
    wager: terms.wager,
    wager_on: terms.wager_on,
    wagering: { total_cents: wire(row.to_wager), wagered_cents: wire(row.wagered) },
    max_win_cents: terms.max_win_cents,
    max_bet_cents: terms.max_bet_cents,
    contributions: terms.contributions,
    games: Object.keys(terms.contributions.games),
    excluded_games: [...terms.excluded_games],
    ends_with_withdrawal: row.payment !== null && endedByWithdrawal.has(row.stage),
    ends_after_round: row.ends_as !== null,
    created_at: row.issued_at.toISOString(),
    activatable_until: row.activate_by.toISOString(),
    days_to_wager: terms.wager_days,
    valid_until: row.valid_until?.toISOString() ?? null,
  };
}

/** The wagering of a player's active grants, at most one per currency. */
export async function wageringOf(sql: Sql, playerId: number): Promise<ReadonlyMap<CurrencyCode, Wagering>> {
  const rows = await sql.query<{ currency: CurrencyCode; total: bigint; wagered: bigint }>(
    `SELECT currency, to_wager AS total, wagered FROM bonus_grants
     WHERE player_id = $1 AND stage IN ('handle_bets', 'wager_done')`,
    [playerId],
  );
  return new Map(rows.map(({ currency, total, wagered }) => [currency, { total, wagered }]));
}
