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

const wantedSql = 'unnest($1::text[], $2::text[], $3::text[], $4::smallint[]) AS wanted(owner, kind, currency, shard)';
const ofKeySql = `FROM ledger_accounts WHERE owner = wanted.owner AND kind = wanted.kind AND currency = wanted.currency
  AND shard = wanted.shard`;

// One row after another in the order asked for, which is that of their keys for everyone, and none before all of them
// exist: so no two posts can wait for each other. The subqueries are of a form that is only ever joined row by row.
const lockSql = `
  SELECT a.* FROM ${wantedSql}
  CROSS JOIN LATERAL (
    SELECT id, owner, kind, currency, shard, balance, entry_count, head ${ofKeySql} FOR NO KEY UPDATE
  ) AS a
  WHERE cardinality($1::text[]) = (SELECT count(*) FROM ${wantedSql} CROSS JOIN LATERAL (SELECT ${ofKeySql} OFFSET 0) AS a)`;

const openSql = `
  INSERT INTO ledger_accounts (owner, kind, currency, shard)
  SELECT * FROM ${wantedSql} WHERE owner = 'house' ON CONFLICT (owner, kind, currency, shard) DO NOTHING`;

/**
 * Locks the rows to be moved and reads them, by `shardKey`. Opens house rows that are new; throws where a player's
 * account is not open.
 */
export async function lockAccounts(tx: Tx, wanted: readonly ShardRef[]): Promise<Map<string, AccountState>> {
  const distinct = [...new Map(wanted.map(ref => [shardKey(ref), ref])).values()].toSorted(byKey);
  const keys = [
    distinct.map(ref => ref.owner),
    distinct.map(ref => ref.kind),
    distinct.map(ref => ref.currency),
    distinct.map(ref => ref.shard),
  ];
  let rows = await tx.query<LockedRow>(lockSql, keys);
  if (rows.length === 0) {
    await tx.query(openSql, keys);
    rows = await tx.query<LockedRow>(lockSql, keys);
  }
  if (rows.length === 0) {
    const players = distinct.filter(ref => ref.owner !== 'house').map(shardKey);
    throw new Error(`An account is not open: ${players.join(', ')}`);
  }
  return new Map(rows.map(row => [shardKey(row), stateOf(row)]));
}

const byKey = (a: ShardRef, b: ShardRef): number => (shardKey(a) < shardKey(b) ? -1 : 1);

const stateOf = (row: LockedRow): AccountState => ({
  id: row.id,
  balance: row.balance,
  seq: row.entry_count,
  head: row.head,
  player: row.owner !== 'house',
});
