import type { AccountRef } from './accounts.ts';

/** How many rows a house account is kept in: two bets at once rarely meet in one. */
export const shardCount = 64;

/** An account and the row of it that a transfer moves. */
export interface ShardRef extends AccountRef {
  readonly shard: number;
}

/** What decides which rows a transfer moves: whom it is between and, without a player, its reference. */
export interface Parties {
  readonly reference: string;
  readonly legs: readonly { readonly account: AccountRef }[];
}

/** The rows the legs move, in their order: a player's only one, the platform's by the player on the other side or else by the reference. */
export function shardsOf({ reference, legs }: Parties): ShardRef[] {
  const player = legs.find(leg => leg.account.owner !== 'house');
  const shard = hashOf(player?.account.owner ?? reference) % shardCount;
  return legs.map(({ account }) => ({ ...account, shard: account.owner === 'house' ? shard : 0 }));
}

function hashOf(key: string): number {
  let hash = 0;
  for (let at = 0; at < key.length; at += 1) hash = (hash * 31 + key.charCodeAt(at)) >>> 0;
  return hash;
}

export const shardKey = (ref: ShardRef): string => `${ref.owner}|${ref.kind}|${ref.currency}|${ref.shard}`;
