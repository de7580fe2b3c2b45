import type { CurrencyCode } from '@liftoff/contract/core/money';
import type { GrantState } from '@liftoff/rules/bonus/grant';
import type { PayingGrant } from '@liftoff/rules/bonus/pay-stake';
import type { Sql, Tx } from '../database/database.ts';

/**
 * The grants behind a player's bonus money. A grant changes only while the rows of its wallet are locked in the same
 * transaction, so reading and saving need no lock of their own. The bonus module implements this, and the wiring
 * passes it in.
 */
export interface Grants {
  /** The player's grants in a currency that can pay or count a stake. Before a bet, lock the wallet first. */
  playable(sql: Sql, playerId: number, currency: CurrencyCode): Promise<readonly PayingGrant[]>;
  /** A grant in its current state. The wallet must be locked already. Throws if the grant does not exist. */
  byId(tx: Tx, id: number): Promise<PayingGrant>;
  /** Stores a grant's new state, and reports a changed stage to the player and in a fact. */
  save(tx: Tx, before: GrantState, after: PayingGrant, at: Date): Promise<void>;
}
