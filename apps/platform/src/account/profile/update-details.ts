import type { DetailField, PlayerDetails } from '@liftoff/contract/account/details';
import { checkDetail, detailFields, normalDetail } from '@liftoff/rules/account/details';
import { refuse, type CallOf, type Refused } from '../../core/call.ts';
import { audit } from '../../database/audit.ts';
import type { Platform } from '../../core/platform-context.ts';
import { needsReauth } from '../../http/admission/needs-reauth.ts';
import { personOf, type PersonGate } from './person.ts';
import { playerById, type PlayerRow } from '../player-row.ts';
import { isLocked } from './update-profile.ts';
import { detailsOf, isOwnAccount } from './asked-details.ts';

type Given = { readonly [field in DetailField]?: string | undefined };

/**
 * Stores the given details if all of them are valid. The audit trail records which fields changed, not their values
 * [A44].
 */
export async function updateDetails(
  { db, deps }: Platform,
  { player: { id: playerId }, session, ip }: Pick<CallOf<'player'>, 'player' | 'session' | 'ip'>,
  given: Given,
  personGates: readonly PersonGate[],
): Promise<PlayerDetails | Refused> {
  return await db.transaction(async tx => {
    const player = await playerById(tx, playerId, 'FOR UPDATE');
    if (!player) return refuse('unauthenticated');
    const texts = detailFields.flatMap(field => {
      const text = given[field];
      return text === undefined ? [] : [{ field, text, kept: normalDetail(field, text) }];
    });
    const changed = texts.filter(({ field, kept }) => player[field] !== kept);
    const isOther = ({ field }: { field: DetailField }) => player[field] !== null;
    // The personal id of a player who is verified, or under review, must not change [A20].
    if (isLocked(player) && changed.some(detail => detail.field === 'personal_id' && isOther(detail)))
      return refuse('forbidden', { personal_id: ['VALIDATION.COMMON.LOCKED'] });
    // These details decide where money goes, so changing one requires a recently entered password [A11].
    if (changed.some(isOther) && needsReauth(session, deps.now())) return refuse('reauth');
    const errors = texts.flatMap<[string, string[]]>(({ field, text }) => {
      const isOthers = field === 'account_holder' && !isOwnAccount(player, text);
      const verdict = checkDetail(field, text) ?? (isOthers ? 'VALIDATION.ACCOUNT_HOLDER.OTHER' : null);
      return verdict === null ? [] : [[field, [verdict]]];
    });
    if (errors.length > 0) return refuse('invalid', Object.fromEntries(errors));
    const next: PlayerRow = { ...player, ...Object.fromEntries(changed.map(({ field, kept }) => [field, kept])) };
    for (const gate of personGates) {
      const shut = await gate(tx, personOf(next));
      if (shut) return shut;
    }
    if (changed.length > 0) {
      const set = changed.map(({ field }, at) => `${field} = $${at + 2}`).join(', ');
      await tx.query(`UPDATE players SET ${set} WHERE id = $1`, [playerId, ...changed.map(({ kept }) => kept)]);
      const actor = `player:${playerId}`;
      const after = changed.map(({ field }) => field);
      await audit(tx, deps, { actor, action: 'player.details_changed', subject: actor, after, ip });
    }
    const fresh = await playerById(tx, playerId);
    return fresh ? detailsOf(fresh) : refuse('unauthenticated');
  });
}
