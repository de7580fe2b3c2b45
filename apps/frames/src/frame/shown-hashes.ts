import type { FrameStart, SeedPair } from '@liftoff/contract/game/game';
import { memoryOf, type Memory } from './memory.ts';

/** Maximum number of hashes stored per game. The oldest are dropped first. */
const mostKept = 200;

/** The hashes that a player was shown in one game, by pair number. */
export interface ShownHashes {
  /** Stores the hash of a pair whose seed is not yet revealed. The first hash is never overwritten. */
  see(pair: Pick<SeedPair, 'number' | 'server_seed_hash' | 'server_seed'>): void;
  /** The hash shown for a pair; `null` if this tab did not see the pair before it was revealed. */
  of(pair: number): string | null;
}

/**
 * The hashes are stored in the tab, out of the platform's reach, so that a platform that later changes a hash is
 * detected [C33].
 */
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

/** Keeps valid entries even if others are malformed. */
const entriesOf = (kept: unknown): [number, string][] | null => (Array.isArray(kept) ? kept.filter(isEntry) : null);

const isEntry = (entry: unknown): entry is [number, string] =>
  Array.isArray(entry) && typeof entry[0] === 'number' && typeof entry[1] === 'string';
