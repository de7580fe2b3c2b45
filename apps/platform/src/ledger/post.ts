import type { Tx } from '../database/database.ts';
import type { Deps } from '../core/deps.ts';
import { assertBalances } from './entries.ts';
import { lockAccounts } from './lock-accounts.ts';
import { planPosting, walletsIn } from './plan-posting.ts';
import type { Posted, Transfer } from './transfer.ts';
import { writeTransfers } from './write-transfers.ts';

const writeSql = `WITH ${writeTransfers(1)} SELECT id FROM fresh`;

/**
 * Posts several transfers in the caller's transaction, all or nothing, in two statements: one locks, the other
 * writes. A later transfer can spend money that an earlier one paid in. Throws if a transfer does not balance or a
 * player's account is not open. If two concurrent posts use the same reference, the later one is a duplicate if they
 * share an account, and throws if they do not. A bet uses the same parts, combined with its own reads and writes.
 */
export async function postAll(tx: Tx, deps: Deps, transfers: readonly Transfer[]): Promise<Posted> {
  transfers.forEach(assertBalances);
  const locked = await lockAccounts(tx, transfers);
  const { values, balances, before, wallets } = planPosting(locked, transfers, deps.now());
  const fresh = values === null ? [] : await tx.query(writeSql, values);
  if (fresh.length > 0) return { outcome: 'posted', balances, before, wallets };
  // A repeated bet must be reported as a duplicate even if its money has since been spent.
  if (values === null && !(await anyKnown(tx, transfers))) return { outcome: 'not_enough_money' };
  return { outcome: 'duplicate', balances: before, before, wallets: walletsIn(locked) };
}

async function anyKnown(tx: Tx, transfers: readonly Transfer[]): Promise<boolean> {
  const rows = await tx.query('SELECT FROM ledger_transfers WHERE reference = ANY ($1::text[]) LIMIT 1', [
    transfers.map(transfer => transfer.reference),
  ]);
  return rows.length > 0;
}
