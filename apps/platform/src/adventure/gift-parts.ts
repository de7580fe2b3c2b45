import type { AdventureGift, GiftTerms } from '@liftoff/contract/adventure';
import type { RewardOf } from '@liftoff/contract/reward';
import type { Sql, Tx } from '../database/database.ts';

/** What the bonus module does for the gifts of adventures. References are those passed to the giver of adventures. */
export interface GiftParts {
  /** The terms under which a gift would be given now; `null` if it cannot be given. */
  termsOf(sql: Sql, playerId: number, gift: RewardOf<'bonus' | 'freespins'>): Promise<GiftTerms | null>;
  /** The bonuses and free spins that a player was given for these references, by reference. */
  given(sql: Sql, playerId: number, references: readonly string[]): Promise<ReadonlyMap<string, AdventureGift>>;
  /** Cancels the unfinished bonus or free spins of a reference. */
  cancel(tx: Tx, playerId: number, reference: string): Promise<void>;
}
