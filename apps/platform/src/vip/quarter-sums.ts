import type { CurrencyCode } from '@liftoff/contract/core/money';
import type { VipSums } from '@liftoff/rules/vip/marks';
import { vipCurrency } from '@liftoff/rules/vip/progress';
import type { Quarter } from '@liftoff/rules/vip/quarter';
import type { Sql } from '../database/database.ts';

/** One minor unit in the stored sums, which keep fractions. */
export const microsPerMinor = 1_000_000n;

/** A player's sums in a quarter, in the quarter's currency, rounded down to minor units. */
export async function sumsOf(
  sql: Sql,
  player: { readonly id: number | bigint; readonly currency: CurrencyCode },
  quarter: Pick<Quarter, 'id'>,
): Promise<VipSums & { readonly currency: CurrencyCode }> {
  const [row] = await sql.query<{ currency: CurrencyCode; deposits: bigint; bets: bigint }>(
    `SELECT currency, sum(deposits_micros)::numeric AS deposits, sum(bets_micros)::numeric AS bets
     FROM vip_sums WHERE player_id = $1 AND quarter = $2 GROUP BY currency`,
    [player.id, quarter.id],
  );
  return {
    currency: row?.currency ?? vipCurrency(player.currency),
    deposits: (row?.deposits ?? 0n) / microsPerMinor,
    bets: (row?.bets ?? 0n) / microsPerMinor,
  };
}
