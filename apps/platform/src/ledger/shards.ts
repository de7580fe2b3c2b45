import { walletOf, type AccountRef } from './accounts.ts';

/** Number of rows per house account. With several rows, concurrent bets rarely wait for the same row. */
export const shardCount = 64;

/** An account and the one of its shards that a transfer changes. */
export interface ShardRef extends AccountRef {
  readonly shard: number;
}

/**
 * The data that determine which rows a transfer changes: its accounts and, if no player is involved, its reference.
 */
export interface Parties {
  readonly reference: string;
  readonly legs: readonly { readonly account: AccountRef }[];
}

/**
 * Returns each leg's row, in order. A player's account has only one row. A house account's shard is determined by the
 * player in the transfer, or by the reference if there is no player.
 */
export function shardsOf({ reference, legs }: Parties): ShardRef[] {
  const player = legs.find(leg => leg.account.owner !== 'house');
  const shard = hashOf(player?.account.owner ?? reference) % shardCount;
  return legs.map(({ account }) => ({ ...account, shard: account.owner === 'house' ? shard : 0 }));
}

/**
 * The rows to lock for a transfer: those it changes, and both accounts of every wallet it touches. A wallet therefore
 * changes only under the locks of both, and its entries can be numbered together.
 */
export const lockedShardsOf = (parties: Parties): ShardRef[] =>
  shardsOf(parties).flatMap(ref => walletOf(ref).map(account => ({ ...account, shard: ref.shard })));

function hashOf(key: string): number {
  let hash = 0;
  for (let at = 0; at < key.length; at += 1) hash = (hash * 31 + key.charCodeAt(at)) >>> 0;
  return hash;
}

export const shardKey = (ref: ShardRef): string => `${ref.owner}|${ref.kind}|${ref.currency}|${ref.shard}`;
