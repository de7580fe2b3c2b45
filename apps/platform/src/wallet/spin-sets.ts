import type { FrameFreespins } from '@liftoff/contract/game/game';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import type { PlayedSpins } from '@liftoff/rules/bonus/spin-bet';
import type { SpinSetState } from '@liftoff/rules/bonus/spin-set';
import type { Sql, Tx } from '../database/database.ts';

/**
 * The sets of free spins that pay stakes. A set changes only while the rows of its wallet are locked in the same
 * transaction, so reading and saving need no lock of their own. The bonus module implements this, and the wiring
 * passes it in.
 */
export interface SpinSets {
  /** A player's set in a currency; `null` if there is none with this id. The wallet must be locked already. */
  named(tx: Tx, playerId: number, currency: CurrencyCode, id: string): Promise<PlayedSpins | null>;
  /** A set in its current state. The wallet must be locked already. Throws if the set does not exist. */
  byId(tx: Tx, id: number): Promise<PlayedSpins>;
  /**
   * Stores a set's new state. A changed stage is reported to the player, and if winnings become a bonus, its grant is
   * issued. `round` is the round that the spin paid.
   */
  save(tx: Tx, before: SpinSetState, after: PlayedSpins, spin: { round: string; at: Date }): Promise<void>;
  /** The set with which a frame of a game starts; `null` if the player has none. */
  inGame(
    sql: Sql,
    of: { playerId: number; currency: CurrencyCode; game: string; now: Date },
  ): Promise<FrameFreespins | null>;
}
