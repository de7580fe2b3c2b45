import type { CurrencyCode } from '@liftoff/contract/core/money';
import type { Tx } from '../../database/database.ts';
import { playerAccount, type AccountRef } from '../../ledger/ledger.ts';

/** A part of a stake: the name of its source, and minor units above 0. */
export interface FundingPart {
  readonly source: string;
  readonly amount: bigint;
}

/** Money that a stake may be paid from. */
export interface FundingSource {
  /** Kept with every round it has paid for: never another one's, and never changed. */
  readonly name: string;
  /** Where its money lies, and where a stake goes back to that is taken back. */
  account(playerId: number, currency: CurrencyCode): AccountRef;
  /** Where the share of a win goes that its part of the stake has won. */
  winAccount(playerId: number, currency: CurrencyCode): AccountRef;
}

/** A stake of real money that is to be paid. */
export interface FundingAsked {
  readonly playerId: number;
  readonly game: string;
  readonly currency: CurrencyCode;
  /** Minor units. */
  readonly stake: bigint;
  /** What lies in the account of each source, by its name, under the lock. */
  readonly balances: ReadonlyMap<string, bigint>;
}

/** What stakes are paid from, given in `wiring`. */
export interface StakeFunding {
  /** All there are, also those that pay no new stakes: rounds they have paid for still end. */
  readonly sources: readonly FundingSource[];
  /**
   * Says in the transaction of a stake what pays it, in the order in which it is used up. The parts sum up to the stake;
   * null, or a part that its source does not cover: the money does not suffice.
   */
  fund(tx: Tx, asked: FundingAsked): Promise<readonly FundingPart[] | null>;
}

const cashAccount = (playerId: number, currency: CurrencyCode): AccountRef => playerAccount(playerId, 'cash', currency);

/** The player's cash: wins of it are cash. */
export const cash: FundingSource = { name: 'cash', account: cashAccount, winAccount: cashAccount };

/** Cash alone. */
export const cashFunding: StakeFunding = {
  sources: [cash],
  fund: async (_tx, { stake }) => [{ source: cash.name, amount: stake }],
};
