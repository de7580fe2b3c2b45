import type { Deps } from '../core/deps.ts';
import type { Tx } from '../database/database.ts';
import { postAll, type Posted, type Transfer } from '../ledger/ledger.ts';
import { emitAll } from '../realtime/outbox.ts';
import { balanceEvents } from './balance-event.ts';

/** Posts transfers and emits the new balance of each wallet they moved, in the caller's transaction. */
export async function postAndNotify(tx: Tx, deps: Deps, transfers: readonly Transfer[]): Promise<Posted> {
  const posted = await postAll(tx, deps, transfers);
  if (posted.outcome === 'posted') await emitAll(tx, balanceEvents(posted.wallets));
  return posted;
}

/** Like `postAndNotify`, but throws if the money cannot move. Does nothing without transfers. */
export async function postOrThrow(tx: Tx, deps: Deps, transfers: readonly Transfer[]): Promise<void> {
  if (transfers.length === 0) return;
  const { outcome } = await postAndNotify(tx, deps, transfers);
  if (outcome === 'posted') return;
  throw new Error(`${transfers.map(({ reference }) => reference).join(', ')} could not be posted: ${outcome}`);
}
