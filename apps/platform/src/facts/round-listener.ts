import type { StakePart } from '@liftoff/rules/bonus/stake-part';
import type { Engine, JackpotWin } from '@liftoff/contract/game/game';
import type { WalletBalance } from '../ledger/ledger.ts';
import type { Tx } from '../database/database.ts';

/** A closed real-money round, as reported to other modules. */
export interface SettledRound {
  readonly playerId: number;
  readonly roundId: string;
  readonly game: string;
  readonly engine: Engine;
  readonly currency: string;
  readonly stake: bigint;
  /** What paid the stake. Only its cash is the player's own money [PX-02]. */
  readonly parts: readonly StakePart[];
  readonly win: bigint;
  /**
   * Draws numbers from the round's committed seeds in a separate domain, independent of the game's own draws [C31].
   */
  readonly draw: (domain: string) => (n: number) => number;
  /** Nickname, shortened for display to strangers. */
  readonly nickname: string;
  readonly at: Date;
}

/** What a listener paid the player for a round. Each kind has its own details, so that no kind poses as another. */
export interface Award {
  readonly kind: 'jackpot';
  /** Amount in minor units of the round's currency. */
  readonly amount: bigint;
  /** The money that the player received. */
  readonly purse: 'cash' | 'bonus';
  readonly details: JackpotWin;
}

/** The payments that listeners made to the player's wallet in the round's transaction. */
export interface RoundAwards {
  readonly awards: readonly Award[];
  /** The player's wallet after the payments. */
  readonly wallet: WalletBalance;
}

/** The details of the awards of one kind, and their sum. */
export const awardsOf = (kind: Award['kind'], { awards }: RoundAwards) => {
  const own = awards.filter(award => award.kind === kind);
  return { sum: own.reduce((sum, { amount }) => sum + amount, 0n), details: own.map(({ details }) => details) };
};

/** Two payments for one round, in order. */
export const bothAwards = (first: RoundAwards, second: RoundAwards): RoundAwards => ({
  awards: [...first.awards, ...second.awards],
  wallet: { ...second.wallet, since: first.wallet.since },
});

/** Pays the player after the round's own money and row are written. Returns `null` if there was nothing to pay. */
export type PayAward = (tx: Tx) => Promise<RoundAwards | null>;

/**
 * Notified of every real-money round, in the round's transaction. Returns the payment it has to make, or `null`. Use
 * it only for payments, because an exception rolls back the whole round. All other consequences of a round are
 * derived later from its fact.
 */
export type RoundListener = (tx: Tx, round: SettledRound) => Promise<PayAward | null>;
