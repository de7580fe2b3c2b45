import { endOverdueVisit } from '../../account/sessions/visits.ts';
import type { Platform } from '../../core/platform-context.ts';

/**
 * Signs out players whose session limit is used up, within a second [C10]. Calls and bets in the session are refused
 * from the moment the limit is used up; this job closes its sockets, so that the player's screens show it.
 */
export function registerEndVisits({ db, deps, jobs }: Platform): void {
  const endAll = async () => {
    while (await db.transaction(tx => endOverdueVisit(tx, deps))) {
      // Repeats until no session is overdue.
    }
  };
  jobs.every('limits:end-visits', 1_000, endAll, 'protection');
}
