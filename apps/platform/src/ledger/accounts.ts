import type { CurrencyCode } from '@liftoff/contract/core/money';
import type { Sql, Tx } from '../database/database.ts';

/** The unit of comp points. Points are counted in whole numbers and are not money [PX-05]. */
export const pointsUnit = 'POINTS';

/** A unit that the ledger counts: a currency in minor units, or points. No account holds both. */
export type LedgerUnit = CurrencyCode | typeof pointsUnit;

/**
 * An account in the ledger. The platform's own accounts are split into shards by counterparty, so that no row becomes
 * a bottleneck.
 */
export interface AccountRef<Unit extends LedgerUnit = LedgerUnit> {
  /** The account's owner: `player:{id}` or `house`. */
  readonly owner: string;
  /**
   * Of a player: `cash`, `bonus`, `spins`, `spin_wins`, `held`, `withheld` or `points`. Of the house: `games`,
   * `payments`, `charge_backs`, `adjustments`, `promotions`, `bonuses`, `fx`, `points_issued` or
   * `jackpot:{identifier}:{level}`.
   */
  readonly kind: string;
  /** `POINTS` for the accounts `points` and `points_issued`, which the database enforces; a currency for all others. */
  readonly currency: Unit;
}

export const playerAccount = (
  playerId: number,
  kind: 'cash' | 'bonus' | 'spins' | 'spin_wins' | 'held' | 'withheld',
  currency: CurrencyCode,
): AccountRef<CurrencyCode> => ({
  owner: `player:${playerId}`,
  kind,
  currency,
});

export const houseAccount = (kind: string, currency: CurrencyCode): AccountRef<CurrencyCode> => ({
  owner: 'house',
  kind,
  currency,
});

/** The account of the points that a player can spend. */
export const pointsAccount = (playerId: number): AccountRef<typeof pointsUnit> => ({
  owner: `player:${playerId}`,
  kind: 'points',
  currency: pointsUnit,
});

/** The operator's side of all points. Its balance is the number of points that players hold, negated. */
export const pointsIssued: AccountRef<typeof pointsUnit> = {
  owner: 'house',
  kind: 'points_issued',
  currency: pointsUnit,
};

/** The kinds of account that together are a player's wallet in one currency. */
const walletKinds: readonly string[] = ['cash', 'bonus'];

/** All accounts of the wallet to which a player's cash or bonus account belongs; only the account itself otherwise. */
export const walletOf = (ref: AccountRef): AccountRef[] =>
  ref.owner !== 'house' && walletKinds.includes(ref.kind) ? walletKinds.map(kind => ({ ...ref, kind })) : [ref];

/**
 * Opens an account with balance 0. Opening a player's cash or bonus account opens the whole wallet. Opening an account
 * again has no effect. Only player accounts must be opened; house accounts are created automatically.
 */
export async function openAccount(tx: Tx, ref: AccountRef): Promise<void> {
  await tx.query(
    `INSERT INTO ledger_accounts (owner, kind, currency, shard) SELECT $1, kind, $3, 0 FROM unnest($2::text[]) AS kind
     ON CONFLICT (owner, kind, currency, shard) DO NOTHING`,
    [ref.owner, walletOf(ref).map(({ kind }) => kind), ref.currency],
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
