import { refuse, type Refused } from '../call.ts';
import type { Sql } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { blockOf, limitsOf } from './limits-of.ts';

/** Keeps an excluded player out at sign-in, to the end of the term [C12]; a cooling-off only stops play. */
export const exclusionGate =
  (deps: Deps) =>
  async (sql: Sql, playerId: number): Promise<Refused | null> =>
    blockOf(await limitsOf(sql, playerId, deps.now())) === 'self_excluded' ? refuse('self_excluded') : null;
