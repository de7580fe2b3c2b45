import type { User } from '@liftoff/contract/account/account';
import { keepSessionPreference, readSessionPreference } from '../../preferences/preferences.ts';

/** What an earlier answer said of the platform's clock may differ by its way here: so much is no moment to come. */
const toleranceMs = 60_000;

/** STATE-063: the timer is for players under the Estonian licence. */
export const isTimed = ({ license_name }: User): boolean => license_name === 'EE';

/**
 * When the player's session timer began, in milliseconds of the platform's clock: kept for the browser's session, so that a reload goes on
 * counting (STATE-064). It begins now when none runs, or when the one that runs is another player's.
 */
export function sessionTimerStart(playerId: number, now: number): number {
  const start = readSessionPreference('timerStart');
  if (readSessionPreference('timerPlayer') === playerId && start > 0 && start <= now + toleranceMs) return start;
  keepSessionPreference('timerPlayer', playerId);
  keepSessionPreference('timerStart', now);
  return now;
}

/** STATE-065: the next sign-in counts from zero. */
export const resetSessionTimer = (): void => keepSessionPreference('timerPlayer', 0);
