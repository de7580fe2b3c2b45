import type { QueryClient } from '@tanstack/react-query';
import { leaveSession } from '../calls/session-lost.ts';
import { resetSessionTimer } from './session-timer.ts';

/** What this browser keeps of a player, each with the way to empty it. Every key of `queryKeys` is in the first. */
const stores: readonly ((queries: QueryClient) => void)[] = [queries => queries.clear(), resetSessionTimer];

/** Leaves nothing of a player whose session this page has ended (STATE-035); its end is no news to anybody then. */
export function forgetPlayer(queries: QueryClient): void {
  leaveSession();
  for (const empty of stores) empty(queries);
}
