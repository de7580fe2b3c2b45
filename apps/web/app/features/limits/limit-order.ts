import type { UserLimit } from '@liftoff/contract/limits/limits';
import { isLimitReached } from '../../shared/player/limits/reached-limit.ts';

const order: readonly string[] = ['loss', 'deposit', 'wager', 'session'];

/** What is reached stands first, then as money comes and goes. */
const placeOf = (limit: UserLimit): number => (isLimitReached(limit) ? 0 : order.length) + order.indexOf(limit.type);

/** A player's limits as their page lists them. */
export const inOrder = (limits: readonly UserLimit[]): UserLimit[] =>
  limits.toSorted((one, other) => placeOf(one) - placeOf(other));
