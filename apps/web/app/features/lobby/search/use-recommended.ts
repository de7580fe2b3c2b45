import { useEffect, useState } from 'react';
import { lobbyCalls } from '../../../shared/calls/tables/lobby-calls.ts';
import { logFailure } from '../../../shared/calls/client-log.ts';
import { device } from '../../../shared/site/device.ts';
import { usePlayerSeed } from '../../../shared/player/player.ts';
import { useShellData } from '../../../shared/site/shell-data.ts';
import { studioTitles } from '../../../shared/site/studios.ts';
import { toTile, type TileGame } from '../tile-game.ts';

const recommendedGames = 6;

/** Popular games, shown until a search can start [STATE-066]; `null` while they are loading. */
export function useRecommended(): readonly TileGame[] | null {
  const [games, setGames] = useState<readonly TileGame[] | null>(null);
  const { studios } = useShellData();
  const signedIn = usePlayerSeed() !== null;
  useEffect(() => {
    const leaving = new AbortController();
    const titles = studioTitles(studios);
    lobbyCalls
      .filterGames({
        body: { device: device(), filter: {}, page: 1, page_size: recommendedGames, sort: 'popular' },
        signal: leaving.signal,
      })
      .then(answer => setGames(answer.data.map(game => toTile(game, titles, signedIn))))
      .catch((error: unknown) => {
        if (leaving.signal.aborted) return;
        logFailure('load recommended games', error);
        setGames([]);
      });
    return () => leaving.abort();
  }, [studios, signedIn]);
  return games;
}
