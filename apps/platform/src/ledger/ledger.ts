import type { Tx } from '../database/database.ts';
import type { Deps } from '../core/deps.ts';
import { postAll } from './post.ts';
import type { Posted, Transfer } from './transfer.ts';

export {
  balanceOf,
  houseAccount,
  openAccount,
  playerAccount,
  pointsAccount,
  pointsIssued,
  type AccountRef,
} from './accounts.ts';
export { checkInvariants, type InvariantCheck } from './invariants.ts';
export { pointsPaidWrongly } from './points-paid.ts';
export {
  lockAccounts,
  lockedAccounts,
  lockKeys,
  readLocked,
  stateIn,
  type LockedAccounts,
  type LockedRow,
} from './lock-accounts.ts';
export { planPosting } from './plan-posting.ts';
export type { Parties } from './shards.ts';
export { postAll } from './post.ts';
export { writePlaces, writeTransfers } from './write-transfers.ts';
export type { Leg, Posted, Transfer, TransferKind, WalletBalance } from './transfer.ts';

/**
 * Posts one transfer in the caller's transaction. Throws if it does not balance or a player's account is not open.
 */
export const post = (tx: Tx, deps: Deps, transfer: Transfer): Promise<Posted> => postAll(tx, deps, [transfer]);
