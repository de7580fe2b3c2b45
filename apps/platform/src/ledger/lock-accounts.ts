import type { Tx } from '../database/database.ts';
import type { AccountRef, LedgerUnit } from './accounts.ts';
import type { AccountState } from './entries.ts';
import { lockedShardsOf, shardKey, type Parties, type ShardRef } from './shards.ts';

/** Locked accounts by `shardKey`. */
export type LockedAccounts = ReadonlyMap<string, AccountState>;

/** Keys of the rows to lock, as four columns, in the order in which all code locks them. */
export type LockKeys = readonly [owners: string[], kinds: string[], currencies: string[], shards: number[]];

/** A locked row in the form that the lock statement returns. Numbers are strings, to avoid floats. */
export type LockedRow = readonly [
  owner: string,
  kind: string,
  currency: LedgerUnit,
  shard: number,
  id: string,
  balance: string,
  entryCount: string,
  head: string,
];

const ofKeySql = `FROM ledger_accounts WHERE owner = wanted.owner AND kind = wanted.kind AND currency = wanted.currency
  AND shard = wanted.shard`;

const wantedSql = (place: number): string =>
  `unnest($${place}::text[], $${place + 1}::text[], $${place + 2}::text[], $${place + 3}::smallint[])
    AS wanted(owner, kind, currency, shard)`;

/**
 * Returns an SQL expression that locks the rows of `LockKeys` (four parameters, starting at number `place`) and
 * returns them as one JSON array of `LockedRow`, so that a bet can lock and read in one statement. Its value is
 * `null` if a row does not exist. Rows are locked only if all of them exist, one by one in key order, which is the
 * same for everyone, so two posts can never deadlock. The subqueries are written so that PostgreSQL can only join
 * them row by row.
 */
export const lockedAccounts = (place: number): string => `(
  SELECT json_agg(json_build_array(a.owner, a.kind, a.currency, a.shard, a.id::text, a.balance::text,
    a.entry_count::text, encode(a.head, 'hex')))
  FROM ${wantedSql(place)}
  CROSS JOIN LATERAL (
    SELECT id, owner, kind, currency, shard, balance, entry_count, head ${ofKeySql} FOR NO KEY UPDATE
  ) AS a
  WHERE cardinality($${place}::text[]) = (
    SELECT count(*) FROM ${wantedSql(place)} CROSS JOIN LATERAL (SELECT ${ofKeySql} OFFSET 0) AS a
  ))`;

const lockSql = `SELECT ${lockedAccounts(1)} AS rows`;

const openSql = `
  INSERT INTO ledger_accounts (owner, kind, currency, shard)
  SELECT * FROM ${wantedSql(1)} WHERE owner = 'house' ON CONFLICT (owner, kind, currency, shard) DO NOTHING`;

/** Returns the keys of all rows to lock for transfers between these parties. */
export function lockKeys(parties: readonly Parties[]): LockKeys {
  const refs = parties.flatMap(lockedShardsOf);
  const distinct = [...new Map(refs.map(ref => [shardKey(ref), ref])).values()].toSorted(byKey);
  return [
    distinct.map(ref => ref.owner),
    distinct.map(ref => ref.kind),
    distinct.map(ref => ref.currency),
    distinct.map(ref => ref.shard),
  ];
}

/**
 * Locks and reads the rows that transfers between these parties change, and the rest of each player's wallet. Creates
 * missing house rows. Throws if a player's account is not open.
 */
export async function lockAccounts(tx: Tx, parties: readonly Parties[]): Promise<LockedAccounts> {
  const keys = lockKeys(parties);
  const lock = async () => (await tx.query<{ rows: readonly LockedRow[] | null }>(lockSql, keys))[0]?.rows ?? null;
  let rows = await lock();
  if (rows === null) {
    await tx.query(openSql, keys);
    rows = await lock();
  }
  if (rows === null) {
    const players = new Set(keys[0].filter(owner => owner !== 'house'));
    throw new Error(`An account is not open: ${[...players].join(', ')}`);
  }
  return readLocked(rows);
}

/** Converts the rows of a lock statement to accounts. */
export const readLocked = (rows: readonly LockedRow[]): LockedAccounts =>
  new Map(
    rows.map(([owner, kind, currency, shard, id, balance, entryCount, head]) => [
      shardKey({ owner, kind, currency, shard }),
      {
        id: BigInt(id),
        balance: BigInt(balance),
        seq: BigInt(entryCount),
        head: Buffer.from(head, 'hex'),
        player: owner !== 'house',
        account: { owner, kind, currency },
      },
    ]),
  );

/**
 * Returns a player's account, which has a single row, as read under its lock. Throws if the account is not locked.
 */
export function stateIn(locked: LockedAccounts, account: AccountRef): AccountState {
  const state = locked.get(shardKey({ ...account, shard: 0 }));
  if (state === undefined) throw new Error(`Account ${account.owner} ${account.kind} is not locked`);
  return state;
}

const byKey = (a: ShardRef, b: ShardRef): number => (shardKey(a) < shardKey(b) ? -1 : 1);
