import { useSyncExternalStore } from 'react';

/**
 * Amounts that have moved since the page was made, as they are shown, by `levelKey` and `gameKey`. The lobby's listener
 * fills it in the browser and empties it when it goes; on the server it stays empty.
 */
const amounts = new Map<string, string>();
const watchers = new Set<() => void>();

export const levelKey = (jackpot: string, level: string): string => `level ${jackpot} ${level}`;
export const gameKey = (slug: string): string => `game ${slug}`;

export function setAmounts(changed: ReadonlyMap<string, string>): void {
  for (const [key, amount] of changed) amounts.set(key, amount);
  watchers.forEach(tell => tell());
}

export function forgetAmounts(): void {
  amounts.clear();
  watchers.forEach(tell => tell());
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => void watchers.delete(tell);
}

/** The amount of a key, or undefined while it is what the page came with. */
export const useLiveAmount = (key: string): string | undefined =>
  useSyncExternalStore(
    watch,
    () => amounts.get(key),
    () => undefined,
  );
