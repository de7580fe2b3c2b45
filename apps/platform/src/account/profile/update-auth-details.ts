import type { User } from '@liftoff/contract/account/account';
import type { accountAccess } from '@liftoff/contract/account/access';
import type { Input } from '@liftoff/contract/core/endpoint';
import { isRefused, refuse, type CallOf, type Refused } from '../../core/call.ts';
import type { Platform } from '../../core/platform-context.ts';
import { playerById, userOf } from '../player-row.ts';
import { acceptTerms } from '../sign-up/terms.ts';
import { updateProfile, type ProfileParts } from './update-profile.ts';

type Given = Input<typeof accountAccess.updateAuthDetails>['body']['user'];

/**
 * Accepts details that are missing from the registration [CALL-037]. The country and the birthday are checked as in a
 * profile edit, and are accepted only if none is stored yet; a stored value is changed in the profile instead.
 */
export async function updateAuthDetails(
  platform: Platform,
  call: CallOf<'player'>,
  { terms_acceptance: accepts, terms_version: shown, ...given }: Given,
  parts: ProfileParts,
): Promise<User | Refused> {
  const { db, deps } = platform;
  const { player, ip } = call;
  const known = await playerById(db, player.id);
  if (known === null) return refuse('unauthenticated');
  const settled = (['country', 'date_of_birth'] as const).filter(
    field => given[field] !== undefined && known[field] !== null && known[field] !== given[field],
  );
  if (settled.length > 0)
    return refuse('invalid', Object.fromEntries(settled.map(field => [field, ['VALIDATION.COMMON.LOCKED']])));
  if (Object.keys(given).length > 0) {
    const edited = await updateProfile(platform, call, given, parts);
    if (isRefused(edited)) return edited;
  }
  return await db.transaction(async tx => {
    const row = await playerById(tx, player.id, 'FOR UPDATE');
    if (row === null) return refuse('unauthenticated');
    const refused = accepts === true ? await acceptTerms(tx, deps, { playerId: player.id, ip }, shown) : null;
    if (refused) return refused;
    const fresh = await playerById(tx, player.id);
    return fresh === null ? refuse('unauthenticated') : userOf(fresh);
  });
}
