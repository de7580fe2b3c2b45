import { useQuery } from '@tanstack/react-query';
import { statsQuery } from '../player-stats.ts';
import { useSessionStart } from './use-session-start.ts';

/**
 * Starts the session timer on the player's first page, even if that is a game page without a bar to show it
 * [STATE-063].
 */
export function SessionTimerWatch({ playerId }: { playerId: number }) {
  useSessionStart(playerId, useQuery(statsQuery(playerId)).data?.clockAheadMs);
  return null;
}
