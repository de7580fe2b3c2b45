import type { MayPromote } from '../../account/offers/marketing.ts';
import { playerById } from '../../account/player-row.ts';
import type { Deps } from '../../core/deps.ts';
import { isExcludedElsewhere } from './excluded-people.ts';
import { isBreak } from '@liftoff/rules/limits/reached';
import { limitsOf } from '../limits-of.ts';

/**
 * The single check before sending or showing a player anything that invites them to play: an email, an event, a
 * banner or a personal manager. `false` for a player who is on a break, excluded here or elsewhere, closed, or has
 * high markers of harm [C15] [C42].
 */
export const mayPromote =
  (deps: Deps): MayPromote =>
  async (sql, playerId) => {
    const now = deps.now();
    const player = await playerById(sql, playerId);
    if (player === null || player.closed_for !== null) return false;
    if ((await limitsOf(sql, playerId, now)).some(isBreak)) return false;
    if (await isExcludedElsewhere(sql, player, now)) return false;
    const high = await sql.query(`SELECT FROM harm WHERE player_id = $1 AND level = 'high'`, [playerId]);
    return high.length === 0;
  };
