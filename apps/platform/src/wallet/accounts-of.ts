import type { Account } from '@liftoff/contract/cashbox/wallet';
import { currencies, type CurrencyCode } from '@liftoff/contract/core/money';
import { wire } from '@liftoff/rules/money/money';
import type { Sql } from '../database/database.ts';
import type { Wagering, WageringOf } from './wagering.ts';

/**
 * A player's accounts, one per currency in display order; exactly one is active. All real money can be withdrawn;
 * wagering concerns only bonus money.
 */
export async function accountsOf(sql: Sql, playerId: number, wageringOf: WageringOf): Promise<Account[]> {
  const rows = await sql.query<{ currency: CurrencyCode; active: boolean; cash: bigint; bonus: bigint }>(
    `SELECT a.currency, a.currency = p.currency AS active,
       coalesce(sum(a.balance) FILTER (WHERE a.kind = 'cash'), 0)::numeric AS cash,
       coalesce(sum(a.balance) FILTER (WHERE a.kind = 'bonus'), 0)::numeric AS bonus
     FROM players p JOIN ledger_accounts a ON a.owner = 'player:' || p.id
     WHERE p.id = $1 AND a.kind IN ('cash', 'bonus') GROUP BY a.currency, p.currency`,
    [playerId],
  );
  const wagering = await wageringOf(sql, playerId);
  const order = Object.keys(currencies);
  return rows
    .toSorted((a, b) => order.indexOf(a.currency) - order.indexOf(b.currency))
    .map(({ currency, active, cash, bonus }) => ({
      currency,
      active,
      amount_cents: wire(cash),
      available_to_cashout_cents: wire(cash),
      bonus_cents: wire(bonus),
      wagering: wageringView(wagering.get(currency)),
    }));
}

const wageringView = (wagering: Wagering | undefined): Account['wagering'] =>
  wagering === undefined ? null : { total_cents: wire(wagering.total), wagered_cents: wire(wagering.wagered) };
