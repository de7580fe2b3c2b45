import type { CurrencyCode } from '@liftoff/contract/core/money';
import type { Tx } from '../../database/database.ts';
import { playerAccount, type AccountRef } from '../../ledger/ledger.ts';

/** A part of a stake: the name of its source and an amount above 0, in minor units. */
export interface FundingPart {
  readonly source: string;
  readonly amount: bigint;
}

/** A source of money for stakes. */
export interface FundingSource {
  /** Stored with every round that this source has paid for. Must be unique and must never change. */
  readonly name: string;
  /** The account from which the stake is taken, and to which a returned stake goes back. */
  account(playerId: number, currency: CurrencyCode): AccountRef;
  /** The account that receives this source's share of a win. */
  winAccount(playerId: number, currency: CurrencyCode): AccountRef;
}

/** A real-money stake that has to be paid. */
export interface FundingAsked {
  readonly playerId: number;
  readonly game: string;
  readonly currency: CurrencyCode;
  /** Stake in minor units. */
  readonly stake: bigint;
  /** Balance of each source's account, read under the lock, by the name of the source. */
  readonly balances: ReadonlyMap<string, bigint>;
}

/** The funding of stakes, provided by `wiring`. */
export interface StakeFunding {
  /**
   * All sources, including those that pay no new stakes, because rounds they have already paid for still have to end.
   */
  readonly sources: readonly FundingSource[];
  /**
   * Determines, in the stake's transaction, which sources pay it, in the order in which they are used up. The parts
   * add up to the stake. If the result is `null` or a source does not cover its part, there is not enough money.
   */
  fund(tx: Tx, asked: FundingAsked): Promise<readonly FundingPart[] | null>;
}

const cashAccount = (playerId: number, currency: CurrencyCode): AccountRef => playerAccount(playerId, 'cash', currency);

/** The player's cash. Its wins are also paid as cash. */
export const cash: FundingSource = { name: 'cash', account: cashAccount, winAccount: cashAccount };

/** Pays every stake from cash alone. */
export const cashFunding: StakeFunding = {
  sources: [cash],
  fund: async (_tx, { stake }) => [{ source: cash.name, amount: stake }],
};
