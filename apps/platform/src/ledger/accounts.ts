import type { CurrencyCode } from '@liftoff/contract/core/money';
import type { Sql, Tx } from '../database/database.ts';

/** A place money can be. The platform's own are split into shards by counterparty, so that no row is hot. */
export interface AccountRef {
  /** `player:{id}` or `house`. */
  readonly owner: string;
  /** `cash`, `bonus`, `held`, `withheld` of a player; `games`, `payments`, `charge_backs`, `adjustments`, `fx`, `jackpot:{identifier}:{level}` of the platform. */
  readonly kind: string;
  readonly currency: CurrencyCode;
}

export const playerAccount = (
  playerId: number,
  kind: 'cash' | 'bonus' | 'held' | 'withheld',
  currency: CurrencyCode,
): AccountRef => ({
  owner: `player:${playerId}`,
  kind,
  currency,
});

export const houseAccount = (kind: string, currency: CurrencyCode): AccountRef => ({ owner: 'house', kind, currency });

/** Opens an account with balance 0; opening twice is the same as once. A player's accounts must be opened, the platform's open themselves. */
export async function openAccount(tx: Tx, ref: AccountRef): Promise<void> {
  await tx.query(
    `INSERT INTO ledger_accounts (owner, kind, currency, shard) VALUES ($1, $2, $3, 0)
     ON CONFLICT (owner, kind, currency, shard) DO NOTHING`,
    [ref.owner, ref.kind, ref.currency],
  );
}

/** Balance in minor units over all shards; 0 for an account never opened. */
export async function balanceOf(sql: Sql, ref: AccountRef): Promise<bigint> {
  const [row] = await sql.query<{ balance: bigint }>(
    `SELECT coalesce(sum(balance), 0)::numeric AS balance FROM ledger_accounts
     WHERE owner = $1 AND kind = $2 AND currency = $3`,
    [ref.owner, ref.kind, ref.currency],
  );
  return row?.balance ?? 0n;
}
