import type { Engine } from '@liftoff/contract/game';
import type { Tx } from '../database/database.ts';

/** A real-money round that has closed, as other nouns hear of it. */
export interface SettledRound {
  readonly playerId: number;
  readonly roundId: string;
  readonly game: string;
  readonly engine: Engine;
  readonly currency: string;
  readonly stake: bigint;
  readonly win: bigint;
  /** Of its committed seeds: a draw of a domain of one's own, apart from the game's [C31]. */
  readonly draw: (domain: string) => (n: number) => number;
  /** Cut for strangers (PJACK-005). */
  readonly nickname: string;
  readonly at: Date;
}

/** What a listener paid into the player's cash account in the same transaction. */
export interface RoundAward {
  readonly jackpotWin: bigint;
  readonly balance: bigint;
  readonly seq: number;
}

/**
 * Runs in the round's transaction: money effects belong there, the rest goes through the outbox. A throw rolls the
 * whole round back, so a listener answers null for what does not concern it.
 */
export type RoundSettledListener = (tx: Tx, round: SettledRound) => Promise<RoundAward | null>;
