import type { Round } from '@liftoff/contract/game/game';
import { useCallback, useEffect, useState } from 'react';
import { useFrame } from '../frame/frame-context.ts';

/** How many rounds the platform gives at once; fewer mean that there are no earlier ones. */
const pageLength = 30;

/** The settled rounds a player has on one pair, newest first, and the way to earlier ones; null while they load. */
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
