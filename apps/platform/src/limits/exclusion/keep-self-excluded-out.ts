import { refuse, type Refused } from '../../core/call.ts';
import type { Sql } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import { isPlayerExcludedElsewhere } from './excluded-people.ts';
import { limitsOf, type ActiveLimit } from '../limits-of.ts';

/** The end of the longest exclusion; nothing if one of them never ends automatically. */
function endOf(exclusions: readonly ActiveLimit[]): { until?: Date } {
  const ends = exclusions.map(({ endsAt }) => endsAt?.getTime() ?? Number.POSITIVE_INFINITY);
  const last = Math.max(...ends);
  return Number.isFinite(last) ? { until: new Date(last) } : {};
}

/**
 * Refuses sign-in until an exclusion has ended, even with the right password or under another account, and
 * reports until when. The end of an exclusion under another account is not reported, because a person can be
 * recognised wrongly [C12, C13].
 */
export const keepSelfExcludedOut =
  (deps: Deps) =>
  async (sql: Sql, playerId: number): Promise<Refused | null> => {
    const now = deps.now();
    const own = (await limitsOf(sql, playerId, now)).filter(limit => limit.type === 'selfexclusion');
    if (own.length > 0) return { ...refuse('self_excluded'), ...endOf(own) };
    return (await isPlayerExcludedElsewhere(sql, playerId, now)) ? refuse('self_excluded') : null;
  };
