import type { User } from '@liftoff/contract/account/account';
import { keepSessionPreference, readSessionPreference } from '../../preferences/preferences.ts';

/**
 * Maximum time in milliseconds by which a stored start may be in the future: the measured difference between the
 * clocks varies with network latency.
 */
const toleranceMs = 60_000;

/** Whether the session timer applies to the player. It applies under the Estonian licence [STATE-063]. */
export const isTimed = ({ license_name }: User): boolean => license_name === 'EE';

/**
 * The time when the player's session timer started, in milliseconds by the platform's clock. It is stored for the
 * browser session, so that a reload continues it [STATE-064]. Starts the timer now if none is running or the running
 * one belongs to another player.
 */
export function sessionTimerStart(playerId: number, now: number): number {
  const start = readSessionPreference('timerStart');
  if (readSessionPreference('timerPlayer') === playerId && start > 0 && start <= now + toleranceMs) return start;
  keepSessionPreference('timerPlayer', playerId);
  keepSessionPreference('timerStart', now);
  return now;
}

/** Makes the timer start from zero at the next sign-in [STATE-065]. */
export const resetSessionTimer = (): void => keepSessionPreference('timerPlayer', 0);
