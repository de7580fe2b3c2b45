import { openCountry } from '@liftoff/rules/account/licence';
import { playerById } from '../account/player-row.ts';
import { realPlayAge } from '../account/profile/age.ts';
import { refuse, type Refused } from '../core/call.ts';
import type { Sql } from '../database/database.ts';
import { isPlayerExcludedElsewhere } from './exclusion/excluded-people.ts';
import { blockOf, limitsOf } from './limits-of.ts';
import { licencePolicy } from '../market/licence-policy.ts';

/** Who wants to take a gift, and the country of the call; `null` if it is unknown. */
export interface Taking {
  readonly playerId: number;
  readonly country: string | null;
  readonly now: Date;
}

/**
 * Why a player may not activate a gift or exchange points: the protection that also stops play and deposits. `null` if nothing does. What
 * else decides whether the player may have a gift is asked from the reward module [PX-07].
 */
export async function protectedFromGifts(sql: Sql, { playerId, country, now }: Taking): Promise<Refused | null> {
  const player = await playerById(sql, playerId);
  if (player === null) return refuse('unauthenticated');
  const block = blockOf(await limitsOf(sql, playerId, now));
  if (block === 'self_excluded' || block === 'cooling_off') return refuse(block);
  if (await isPlayerExcludedElsewhere(sql, playerId, now)) return refuse('self_excluded');
  const age = realPlayAge(player, now);
  if (age !== null) return age;
  if (openCountry(licencePolicy, country) === null) return refuse('country_closed');
  return block === null ? null : refuse(block);
}
