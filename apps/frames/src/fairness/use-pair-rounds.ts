import type { Round } from '@liftoff/contract/game/game';
import { useCallback, useEffect, useState } from 'react';
import { useFrame } from '../frame/frame-context.ts';

/** Number of rounds on each page that the platform returns. A shorter page means that there are no earlier rounds. */
const pageLength = 30;

/**
 * The player's settled rounds with a pair, newest first, and a function that loads earlier ones; `null` while
 * loading.
 */
export function usePairRounds(pair: number) {
  const { calls } = useFrame();
  const [known, setKnown] = useState<{ rounds: readonly Round[]; more: boolean } | null>(null);
  const load = useCallback(
    async (before?: number) => {
      const page = await calls.frameRounds({ query: { pair, before } }).catch(() => []);
      const settled = page.filter(({ state }) => state === 'settled');
      setKnown(was => ({ rounds: [...(was?.rounds ?? []), ...settled], more: page.length >= pageLength }));
    },
    [calls, pair],
  );
  useEffect(() => {
    void load();
  }, [load]);
  return {
    rounds: known?.rounds ?? null,
    more: known?.more ?? false,
    earlier: () => load(known?.rounds.at(-1)?.seed.nonce),
  };
}
