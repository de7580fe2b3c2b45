import type { Tx } from '../database/database.ts';
import type { Deps } from '../core/deps.ts';
import { assertBalances } from './entries.ts';
import { lockAccounts } from './lock-accounts.ts';
import { planPosting } from './plan-posting.ts';
import type { Posted, Transfer } from './transfer.ts';
import { writeTransfers } from './write-transfers.ts';

const writeSql = `WITH ${writeTransfers(1)} SELECT id FROM fresh`;

/**
 * Posts several transfers in the caller's transaction, all or nothing, in two statements: one locks, one writes. A later
 * transfer may spend what an earlier one brought. Throws when a transfer does not balance or a player's account is not
 * open. Of posts that come at once with one reference the later is a duplicate where they have an account in common, and
 * throws where they have none. A bet does the same by the same parts, joined with its own reading and writing.
 */
export async function postAll(tx: Tx, deps: Deps, transfers: readonly Transfer[]): Promise<Posted> {
  transfers.forEach(assertBalances);
  const locked = await lockAccounts(tx, transfers);
  const { values, balances, before } = planPosting(locked, transfers, deps.now());
  const fresh = values === null ? [] : await tx.query(writeSql, values);
  if (fresh.length > 0) return { outcome: 'posted', balances, before };
  // A repeated bet must hear that it is known, also when its money has since been spent.
  if (values === null && !(await anyKnown(tx, transfers))) return { outcome: 'not_enough_money' };
  return { outcome: 'duplicate', balances: before, before };
}

async function anyKnown(tx: Tx, transfers: readonly Transfer[]): Promise<boolean> {
  const rows = await tx.query('SELECT FROM ledger_transfers WHERE reference = ANY ($1::text[]) LIMIT 1', [
    transfers.map(transfer => transfer.reference),
  ]);
  return rows.length > 0;
}
