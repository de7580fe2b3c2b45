import type { AccountState, Entry } from './entries.ts';
import type { Transfer } from './transfer.ts';

/** Number of parameters of `writeTransfers`. */
export const writePlaces = 13;

/**
 * Returns the `WITH` parts of a statement that writes transfers, with `writeValues` as parameters starting at number
 * `place`. They write everything or, if a reference already exists [I5], nothing; `fresh` is then empty. An earlier
 * statement must have locked the accounts, so that this statement reads every earlier post on them.
 */
export const writeTransfers = (place: number): string => {
  const at = (offset: number): string => `$${place + offset}`;
  return `fresh AS (
    INSERT INTO ledger_transfers (reference, kind, at)
    SELECT t.reference, t.kind, ${at(2)}::timestamptz FROM unnest(${at(0)}::text[], ${at(1)}::text[]) AS t(reference, kind)
    WHERE NOT EXISTS (SELECT FROM ledger_transfers WHERE reference = ANY (${at(0)}::text[]))
    RETURNING id, reference
  ), entered AS (
    INSERT INTO ledger_entries (account_id, seq, transfer_id, amount, balance, hash)
    SELECT e.account_id, e.seq, fresh.id, e.amount, e.balance, e.hash
    FROM unnest(${at(3)}::text[], ${at(4)}::bigint[], ${at(5)}::bigint[], ${at(6)}::numeric[], ${at(7)}::numeric[],
      ${at(8)}::bytea[]) AS e(reference, account_id, seq, amount, balance, hash)
    JOIN fresh USING (reference)
  ), moved AS (
    UPDATE ledger_accounts AS a SET balance = n.balance, entry_count = n.seq, head = n.head
    FROM unnest(${at(9)}::bigint[], ${at(10)}::numeric[], ${at(11)}::bigint[], ${at(12)}::bytea[])
      AS n(id, balance, seq, head)
    WHERE a.id = n.id AND EXISTS (SELECT FROM fresh)
  )`;
};

/** Returns the parameters of `writeTransfers`, in order. */
export function writeValues(
  transfers: readonly Transfer[],
  entries: readonly Entry[],
  after: ReadonlyMap<bigint, AccountState>,
  at: Date,
): unknown[] {
  const accounts = [...after.values()];
  return [
    transfers.map(transfer => transfer.reference),
    transfers.map(transfer => transfer.kind),
    at,
    entries.map(entry => entry.reference),
    entries.map(entry => entry.accountId),
    entries.map(entry => entry.seq),
    entries.map(entry => entry.amount),
    entries.map(entry => entry.balance),
    entries.map(entry => entry.hash),
    accounts.map(account => account.id),
    accounts.map(account => account.balance),
    accounts.map(account => account.seq),
    accounts.map(account => account.head),
  ];
}
