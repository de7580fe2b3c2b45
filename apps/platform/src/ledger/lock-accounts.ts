import type { CurrencyCode } from '@liftoff/contract/money';
import type { Tx } from '../database/database.ts';
import type { AccountState } from './entries.ts';
import { shardKey, type ShardRef } from './shards.ts';

interface LockedRow {
  id: bigint;
  owner: string;
  kind: string;
  currency: CurrencyCode;
  shard: number;
  balance: bigint;
  entry_count: bigint;
  head: Buffer;
}

// Ascending id is the declared lock order: no two posts can wait for each other.
const lockSql = `
  SELECT a.id, a.owner, a.kind, a.currency, a.shard, a.balance, a.entry_count, a.head
  FROM unnest($1::text[], $2::text[], $3::text[], $4::smallint[]) AS wanted(owner, kind, currency, shard)
  JOIN ledger_accounts AS a USING (owner, kind, currency, shard)
  ORDER BY a.id FOR NO KEY UPDATE OF a`;

/**
 * Locks the rows to be moved and reads them, by `shardKey`. Opens house rows that are new; throws where a player's
 * account is not open.
 */
export async function lockAccounts(tx: Tx, wanted: readonly ShardRef[]): Promise<Map<string, AccountState>> {
  const distinct = [...new Map(wanted.map(ref => [shardKey(ref), ref])).values()];
  const found = await lockOpen(tx, distinct);
  const missing = distinct.filter(ref => !found.has(shardKey(ref)));
  if (missing.length === 0) return found;
  const unopened = missing.find(ref => ref.owner !== 'house');
  if (unopened) throw new Error(`Account ${unopened.owner} ${unopened.kind} ${unopened.currency} is not open`);
  // In one order for all: two posts that open the same rows would else wait for each other.
  for (const ref of missing.toSorted((a, b) => (shardKey(a) < shardKey(b) ? -1 : 1))) {
    await tx.query(
      `INSERT INTO ledger_accounts (owner, kind, currency, shard) VALUES ($1, $2, $3, $4)
       ON CONFLICT (owner, kind, currency, shard) DO NOTHING`,
      [ref.owner, ref.kind, ref.currency, ref.shard],
    );
  }
  return lockOpen(tx, distinct);
}

async function lockOpen(tx: Tx, wanted: readonly ShardRef[]): Promise<Map<string, AccountState>> {
  const rows = await tx.query<LockedRow>(lockSql, [
    wanted.map(ref => ref.owner),
    wanted.map(ref => ref.kind),
    wanted.map(ref => ref.currency),
    wanted.map(ref => ref.shard),
  ]);
  return new Map(
    rows.map(row => [
      shardKey(row),
      { id: row.id, balance: row.balance, seq: row.entry_count, head: row.head, player: row.owner !== 'house' },
    ]),
  );
}
