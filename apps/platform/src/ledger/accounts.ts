import type { CurrencyCode } from '@liftoff/contract/core/money';
import type { Sql, Tx } from '../database/database.ts';

/**
 * An account in the ledger. The platform's own accounts are split into shards by counterparty, so that no row becomes
 * a bottleneck.
 */
export interface AccountRef {
  /** The account's owner: `player:{id}` or `house`. */
  readonly owner: string;
  /**
   * For a player `cash`, `bonus`, `held` or `withheld`; for the house `games`, `payments`, `charge_backs`,
   * `adjustments`, `fx` or `jackpot:{identifier}:{level}`.
   */
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

/**
 * Opens an account with balance 0. Opening it again has no effect. Only player accounts must be opened; house
 * accounts are created automatically.
 */
export async function openAccount(tx: Tx, ref: AccountRef): Promise<void> {
  await tx.query(
    `INSERT INTO ledger_accounts (owner, kind, currency, shard) VALUES ($1, $2, $3, 0)
     ON CONFLICT (owner, kind, currency, shard) DO NOTHING`,
    [ref.owner, ref.kind, ref.currency],
  );
}

/** Returns the balance in minor units over all shards, or 0 if the account was never opened. */
export async function balanceOf(sql: Sql, ref: AccountRef): Promise<bigint> {
  const [row] = await sql.query<{ balance: bigint }>(
    `SELECT coalesce(sum(balance), 0)::numeric AS balance FROM ledger_accounts
     WHERE owner = $1 AND kind = $2 AND currency = $3`,
    [ref.owner, ref.kind, ref.currency],
  );
  return row?.balance ?? 0n;
}
