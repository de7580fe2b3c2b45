import { useSyncExternalStore } from 'react';

/**
 * Formatted amounts that have changed since the page was rendered, by `levelKey`. Filled and cleared in the browser by
 * the lobby's live component. Always empty on the server.
 */
const amounts = new Map<string, string>();
const watchers = new Set<() => void>();

export const levelKey = (jackpot: string, level: string): string => `level ${jackpot} ${level}`;

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

/** The live amount for a key, or `undefined` if the amount has not changed since the page was rendered. */
export const useLiveAmount = (key: string): string | undefined =>
  useSyncExternalStore(
    watch,
    () => amounts.get(key),
    () => undefined,
  );
