import { usePlayerStats } from '../player-stats.ts';
import { useElapsed } from './session-clock.ts';

const minuteMs = 60_000;

/**
 * Length of this visit in whole minutes by the platform's clock, as a session limit counts it; `null` until it is
 * known.
 */
export function useVisitMinutes(): number | null {
  const stats = usePlayerStats();
  const minutes = useElapsed(stats?.visit_started_at ?? null, stats?.clockAheadMs ?? 0, ms =>
    String(Math.floor(ms / minuteMs)),
  );
  return minutes === null ? null : Number(minutes);
}
