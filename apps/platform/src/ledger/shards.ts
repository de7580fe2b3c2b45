import type { AccountRef } from './accounts.ts';
import type { Transfer } from './transfer.ts';

/** How many rows a house account is kept in: two bets rarely meet in one. */
export const shardCount = 16;

/** An account and the row of it that a transfer moves. */
export interface ShardRef extends AccountRef {
  readonly shard: number;
}

/** The row a leg moves: a player's only one, the house's by the player on the other side or else by the reference. */
export function shardOf(transfer: Transfer, account: AccountRef): ShardRef {
  if (account.owner !== 'house') return { ...account, shard: 0 };
  const player = transfer.legs.find(leg => leg.account.owner !== 'house');
  const key = player?.account.owner ?? transfer.reference;
  let hash = 0;
  for (let at = 0; at < key.length; at += 1) hash = (hash * 31 + key.charCodeAt(at)) >>> 0;
  return { ...account, shard: hash % shardCount };
}

export const shardKey = (ref: ShardRef): string => `${ref.owner}|${ref.kind}|${ref.currency}|${ref.shard}`;
