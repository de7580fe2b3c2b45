import { refuse, type Refused } from '../../core/call.ts';
import type { Sql } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import { isPlayerExcludedElsewhere } from './excluded-people.ts';
import { blockOf, limitsOf } from '../limits-of.ts';

/** Refuses sign-in until an exclusion has ended, even with the right password or under another account [C12, C13]. */
export const keepSelfExcludedOut =
  (deps: Deps) =>
  async (sql: Sql, playerId: number): Promise<Refused | null> => {
    const now = deps.now();
    if (blockOf(await limitsOf(sql, playerId, now)) === 'self_excluded') return refuse('self_excluded');
    return (await isPlayerExcludedElsewhere(sql, playerId, now)) ? refuse('self_excluded') : null;
  };
