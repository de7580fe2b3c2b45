import type { RewardOf, RewardType } from '@liftoff/contract/reward';
import type { Sql, Tx } from '../database/database.ts';

/** Reports whether the offer of a bonus or of free spins exists, so that a reward can name it. */
export type HasOffer = (sql: Sql, type: 'bonus' | 'freespins', offer: string) => Promise<boolean>;

/** A reward on its way to a player. */
export interface Gift<Type extends RewardType> {
  readonly playerId: number;
  readonly reward: RewardOf<Type>;
  /** `{giver}:{reference}`. Unique for the player, and the same however often the giving is asked. */
  readonly cause: string;
}

/**
 * How rewards of a type reach the player. The module that owns the type implements it, and the wiring registers it.
 * Runs in the transaction of the giving, under the lock of the player's row, after every check: it posts the transfers
 * or writes the rows, and emits the player's event.
 */
export type RewardKind<Type extends RewardType> = (tx: Tx, gift: Gift<Type>) => Promise<void>;

/** The registered kinds. A type without a kind cannot be given. */
export type RewardKinds = { readonly [Type in RewardType]?: RewardKind<Type> };
