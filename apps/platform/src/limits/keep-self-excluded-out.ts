import { refuse, type Refused } from '../call.ts';
import type { Sql } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { blockOf, limitsOf } from './limits-of.ts';

/** Refuses sign-in to the end of an exclusion's term, after the right password as well [C12]. */
export const keepSelfExcludedOut =
  (deps: Deps) =>
  async (sql: Sql, playerId: number): Promise<Refused | null> =>
    blockOf(await limitsOf(sql, playerId, deps.now())) === 'self_excluded' ? refuse('self_excluded') : null;
