import type { Engine, JackpotWin } from '@liftoff/contract/game/game';
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
  /** Each by itself; `jackpotWin` is their sum. */
  readonly wins: readonly JackpotWin[];
  readonly balance: bigint;
  /** The account's entries after the award, and before it. */
  readonly seq: number;
  readonly since: number;
}

/** Pays the player, after the round's own money and row are written; null: nothing was to be paid after all. */
export type PayAward = (tx: Tx) => Promise<RoundAward | null>;

/**
 * Hears of every real-money round in the round's transaction, and answers what it has to pay for it; null: nothing.
 * Only money belongs here: a throw rolls the whole round back. What follows from a round later reads its fact.
 */
export type RoundListener = (tx: Tx, round: SettledRound) => Promise<PayAward | null>;
