import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '../hydrated.ts';
import { usePlayerSeed } from '../player.ts';
import { inBackground, playerClient } from './player-client.ts';

/** A balance message asks for the figures at once; without one they are at most this old. */
const pollMs = 60_000;

/** Of everybody's figures; a player's own have the player's id after it. */
export const statsKey = ['player', 'stats'];

/**
 * This session and today, with the difference between the platform's clock and this browser's, in milliseconds.
 * Undefined until they are known, and always while a part of the server's page is taken over: the server knows none.
 */
export function usePlayerStats() {
  const id = usePlayerSeed()?.user.id;
  const hydrated = useHydrated();
  const { data } = useQuery({
    queryKey: [...statsKey, id],
    queryFn: async ({ signal }) => {
      const stats = await playerClient.playerStats({ signal, headers: inBackground });
      return { ...stats, clockAheadMs: Date.parse(stats.now) - Date.now() };
    },
    enabled: id !== undefined,
    refetchInterval: pollMs,
  });
  return hydrated ? data : undefined;
}
