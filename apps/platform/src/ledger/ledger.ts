import type { Tx } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { postAll } from './post.ts';
import type { Posted, Transfer } from './transfer.ts';

export { balanceOf, houseAccount, openAccount, playerAccount, type AccountRef } from './accounts.ts';
export { checkInvariants, type InvariantCheck } from './invariants.ts';
export { postAll } from './post.ts';
export type { Leg, LegBalance, Posted, Transfer, TransferKind } from './transfer.ts';

/** Posts one transfer in the caller's transaction. Throws when it does not balance or a player's account is not open. */
export const post = (tx: Tx, deps: Deps, transfer: Transfer): Promise<Posted> => postAll(tx, deps, [transfer]);
