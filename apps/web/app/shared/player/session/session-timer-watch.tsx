import { useQuery } from '@tanstack/react-query';
import { statsQuery } from '../player-stats.ts';
import { useSessionStart } from './use-session-start.ts';

/** STATE-063: the session timer begins on whatever page its player comes to; a game has no bar that shows it. */
export function SessionTimerWatch({ playerId }: { playerId: number }) {
  useSessionStart(playerId, useQuery(statsQuery(playerId)).data?.clockAheadMs);
  return null;
}
