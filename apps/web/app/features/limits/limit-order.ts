import type { UserLimit } from '@liftoff/contract/limits/limits';
import { isLimitReached } from '../../shared/player/limits/reached-limit.ts';

const order: readonly string[] = ['loss', 'deposit', 'wager', 'session'];

/** Sort position of a limit: reached limits first, then by type. */
const placeOf = (limit: UserLimit): number => (isLimitReached(limit) ? 0 : order.length) + order.indexOf(limit.type);

/** Sorts a player's limits in the order used on the limits page. */
export const inOrder = (limits: readonly UserLimit[]): UserLimit[] =>
  limits.toSorted((one, other) => placeOf(one) - placeOf(other));
