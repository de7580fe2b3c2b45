import { openCountry } from '@liftoff/rules/account/licence';
import { playerById } from '../account/player-row.ts';
import { realPlayAge } from '../account/profile/age.ts';
import { personOf } from '../account/profile/person.ts';
import { refuse, type Refused } from '../core/call.ts';
import type { Sql } from '../database/database.ts';
import { isExcludedElsewhere } from './exclusion/excluded-people.ts';
import { protectedElsewhere } from './exclusion/second-accounts.ts';
import { blockOf, limitsOf } from './limits-of.ts';
import { licencePolicy } from '../market/licence-policy.ts';

/** Who wants to take a gift, and the country of the call; `null` if it is unknown. */
export interface Taking {
  readonly playerId: number;
  readonly country: string | null;
  readonly now: Date;
}

/**
 * Returns the protection that keeps a player from activating gifts and exchanging points, or `null`. It is the one that
 * also stops play and deposits. The reward module decides everything else about who may have a gift [PX-07].
 */
export async function protectedFromGifts(sql: Sql, { playerId, country, now }: Taking): Promise<Refused | null> {
  const player = await playerById(sql, playerId);
  if (player === null) return refuse('unauthenticated');
  const block = blockOf(await limitsOf(sql, playerId, now));
  if (block === 'self_excluded' || block === 'cooling_off') return refuse(block);
  if (await isExcludedElsewhere(sql, player, now)) return refuse('self_excluded');
  if ((await protectedElsewhere(sql, personOf(player), now))?.kind === 'cooling_off') return refuse('cooling_off');
  const age = realPlayAge(player, now);
  if (age !== null) return age;
  if (openCountry(licencePolicy, country) === null) return refuse('country_closed');
  return block === null ? null : refuse(block);
}
