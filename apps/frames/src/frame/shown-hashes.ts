import type { FrameStart, SeedPair } from '@liftoff/contract/game/game';
import { memoryOf, type Memory } from './memory.ts';

/** Most pairs of a game whose hashes are kept; the oldest go first. */
const mostKept = 200;

/** The hashes a player was shown in one game, by the number of the pair. */
export interface ShownHashes {
  /** Keeps the hash of a pair whose seed is not known yet. What was shown first stays, whatever is said later. */
  see(pair: Pick<SeedPair, 'number' | 'server_seed_hash' | 'server_seed'>): void;
  /** The hash that was shown for a pair, null where this tab has not seen the pair before it was revealed. */
  of(pair: number): string | null;
}

/** Kept in the tab, apart from the platform: a platform that changes its mind about a hash is found out (C33). */
export function shownHashes(
  start: Pick<FrameStart, 'storage_key' | 'identifier'>,
  memory: Memory = memoryOf(start),
): ShownHashes {
  const name = `hashes:${start.identifier}`;
  const read = (): [number, string][] => memory.read(name, entriesOf) ?? [];
  return {
    see({ number, server_seed_hash, server_seed }) {
      const kept = read();
      if (server_seed !== null || kept.some(([known]) => known === number)) return;
      memory.keep(name, [...kept, [number, server_seed_hash]].slice(-mostKept));
    },
    of: pair => read().find(([known]) => known === pair)?.[1] ?? null,
  };
}

/** What has been shown stays, whatever else stands beside it. */
const entriesOf = (kept: unknown): [number, string][] | null => (Array.isArray(kept) ? kept.filter(isEntry) : null);

const isEntry = (entry: unknown): entry is [number, string] =>
  Array.isArray(entry) && typeof entry[0] === 'number' && typeof entry[1] === 'string';
