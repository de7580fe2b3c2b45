import { endOverdueVisit } from '../../account/sessions/sessions.ts';
import type { Platform } from '../../core/platform-context.ts';

/**
 * Signs out whose session limit is used up, within a second [C10]. From the very moment on no call and no bet of the
 * visit is answered; this closes its sockets, so that its screens learn of it.
 */
export function registerEndVisits({ db, deps, jobs }: Platform): void {
  const endAll = async () => {
    while (await db.transaction(tx => endOverdueVisit(tx, deps))) {
      // Until none is overdue.
    }
  };
  jobs.every('limits:end-visits', 1_000, endAll, 'protection');
}
