import type { Engine, JackpotWin } from '@liftoff/contract/game';
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
  readonly seq: number;
}

/** What a listener makes of a round. */
export interface Heard {
  /** For `insert`, as a JSON array; null: nothing to write. */
  readonly rows: string | null;
  /** Pays the player, after the round's own money and row are written; null: nothing to pay. */
  readonly pay: ((tx: Tx) => Promise<RoundAward | null>) | null;
}

/**
 * Hears of every real-money round in the round's transaction: money effects belong there, the rest goes through the
 * outbox. A throw rolls the whole round back. What it writes for every round is a part of the round's own statement,
 * because a statement more is a tenth of a bet.
 */
export interface RoundListener {
  /** An INSERT that takes a JSON array of rows as `$place`, null standing for none. */
  readonly insert: (place: number) => string;
  hear(tx: Tx, round: SettledRound): Promise<Heard>;
}
