import type { User, UserEdit } from '@liftoff/contract/account/account';
import type * as z from 'zod';
import { adultAge, checkGivenBirthday, readBirthday } from '@liftoff/rules/account/birthday';
import { dayIn, isoDay } from '@liftoff/rules/account/calendar-day';
import { licenceOf } from '@liftoff/rules/account/licence';
import type { Verdict } from '@liftoff/rules/account/message-keys';
import { checkNickname } from '@liftoff/rules/account/nickname';
import { checkPhone } from '@liftoff/rules/account/phone';
import { checkPostalCode } from '@liftoff/rules/account/postal-code';
import { stateToFill } from '@liftoff/rules/account/postal-state';
import { refuse, type CallOf, type Refused } from '../../core/call.ts';
import { audit } from '../../database/audit.ts';
import type { Tx } from '../../database/database.ts';
import type { Platform } from '../../core/platform-context.ts';
import { profileAge } from './age.ts';
import { licencePolicy } from '../../market/licence-policy.ts';
import { needsReauth } from '../../http/admission/needs-reauth.ts';
import type { MayPromote } from '../offers/marketing.ts';
import { personOf, type PersonGate } from './person.ts';
import { playerFields } from './player-fields.ts';
import { changeSubscriptions } from '../offers/subscriptions.ts';
import { playerById, userOf, type PlayerRow } from '../player-row.ts';

export type ProfileEdit = z.output<typeof UserEdit>;

/** What other nouns add to a change of the profile. */
export interface ProfileParts {
  readonly personGates: readonly PersonGate[];
  readonly mayPromote: MayPromote;
}

/** What was verified, or is compared with documents just now: changing it is a new verification [A20]. */
const lockedByVerification = ['first_name', 'last_name', 'date_of_birth', 'country'] as const;

/** Who was refused for good does not become somebody else either. */
export const isLocked = ({
  verified,
  identity_status: status,
}: Pick<PlayerRow, 'verified' | 'identity_status'>): boolean =>
  verified || status === 'pending' || status === 'rejected_final';

/** CALL-022. Only the fields given change; the age is looked at again wherever it could have changed [C25]. */
export async function updateProfile(
  platform: Platform,
  call: Pick<CallOf<'player'>, 'player' | 'session' | 'ip' | 'header'>,
  { receive_promos, receive_sms_promos, ...edit }: ProfileEdit,
  { personGates, mayPromote }: ProfileParts,
): Promise<User | Refused> {
  const { session, ip } = call;
  const playerId = call.player.id;
  return await platform.db.transaction(async tx => {
    const player = await playerById(tx, playerId, 'FOR UPDATE');
    if (!player) return refuse('unauthenticated');
    const given = withState(player, normal(edit));
    const next = { ...player, ...given };
    const locked = isLocked(player) ? lockedByVerification.filter(field => next[field] !== player[field]) : [];
    if (locked.length > 0) {
      return refuse('forbidden', Object.fromEntries(locked.map(field => [field, ['VALIDATION.COMMON.LOCKED']])));
    }
    // A number that is known is a way to the account's owner: nobody else's browser changes it [A11].
    const isOtherPhone = player.mobile_phone !== null && next.mobile_phone !== player.mobile_phone;
    if (isOtherPhone && needsReauth(session, platform.deps.now())) return refuse('reauth');
    // Another country is another licence; without that the one the platform has given stays.
    const licence = next.country === player.country ? player.licence : licenceOf(licencePolicy, next.country ?? '');
    const errors = fieldErrors(player, next, edit, licence, platform.deps.now());
    if (Object.keys(errors).length > 0 || licence === null) return refuse('invalid', errors);
    const age = profileAge({ ...next, licence }, platform.deps.now());
    if (age !== null) return refuse('under_age', { date_of_birth: [age] });
    for (const gate of personGates) {
      const shut = await gate(tx, personOf(next));
      if (shut) return shut;
    }

    const before = new Map(Object.entries(player));
    const changed = Object.entries({ ...given, licence }).filter(([field, value]) => value !== before.get(field));
    if (changed.length > 0) {
      const set = changed.map(([field], at) => `${field} = $${at + 2}`).join(', ');
      await tx.query(`UPDATE players SET ${set} WHERE id = $1`, [playerId, ...changed.map(([, value]) => value)]);
      // The trail says which fields, not what they hold: it lives longer than a profile may [C36, A44].
      const actor = `player:${playerId}`;
      const after = changed.map(([field]) => field);
      await audit(tx, platform.deps, { actor, action: 'player.profile_changed', subject: actor, after, ip });
    }
    const request = { receive_promos, receive_sms_promos };
    const agreed = isOtherPhone ? await endSmsOffers(tx, platform, player, call, mayPromote) : player;
    await changeSubscriptions(tx, platform, agreed, request, call, mayPromote);
    const fresh = await playerById(tx, playerId);
    if (!fresh) throw new Error(`Player ${playerId} has gone`);
    return userOf(fresh);
  });
}

/** What was agreed to for a number does not hold for another one, nor does a wish that waits [C39]. Answers the row as it is then. */
async function endSmsOffers(
  tx: Tx,
  platform: Platform,
  player: PlayerRow,
  call: Parameters<typeof changeSubscriptions>[4],
  mayPromote: MayPromote,
): Promise<PlayerRow> {
  await changeSubscriptions(tx, platform, player, { receive_sms_promos: false }, call, mayPromote);
  return { ...player, receive_sms_promos: false, sms_promos_asked_at: null };
}

/** Empty text is "not given"; a birthday is kept as YYYY-MM-DD, a country in capitals. */
function normal(edit: ProfileEdit): Partial<PlayerRow> {
  const day = edit.date_of_birth === undefined ? undefined : readBirthday(edit.date_of_birth.trim());
  return Object.fromEntries(
    Object.entries(edit).map(([field, value]) => {
      if (field === 'date_of_birth' && day) return [field, isoDay(day)];
      if (field === 'country') return [field, String(value).toUpperCase()];
      return [field, value === '' ? null : value];
    }),
  );
}

/** VALID-023: with a postal code and no state, the state is the one the code stands in, where one is known. */
function withState(player: PlayerRow, edit: Partial<PlayerRow>): Partial<PlayerRow> {
  const { state, postal_code: postalCode, country } = { ...player, ...edit };
  const filled = stateToFill({ editionFields: playerFields.edition, state, postalCode, country });
  return filled === null ? edit : { ...edit, state: filled };
}

function fieldErrors(
  player: PlayerRow,
  next: PlayerRow,
  edit: ProfileEdit,
  licence: string | null,
  now: Date,
): Record<string, string[]> {
  const verdicts: Record<string, Verdict> = {
    date_of_birth: birthdayVerdict(player, edit, now),
    nickname: edit.nickname === undefined ? null : checkNickname(edit.nickname),
    country: licence === null ? 'VALIDATION.COMMON.NOT_ALLOWED' : null,
    mobile_phone: edit.mobile_phone === undefined ? null : checkPhone(edit.mobile_phone),
    postal_code: postalCodeVerdict(player, next, edit),
  };
  return Object.fromEntries(Object.entries(verdicts).flatMap(([field, key]) => (key === null ? [] : [[field, [key]]])));
}

/** The code that is given, or with another country the one there is: it is a code of the country before [VALID-042]. */
function postalCodeVerdict(player: PlayerRow, next: PlayerRow, { postal_code: given }: ProfileEdit): Verdict {
  const asked = given ?? (next.country === player.country ? null : player.postal_code);
  return asked === null ? null : checkPostalCode(asked, next.country ?? '');
}

/** A birthday that is known may be put right, but never taken away: without it nobody's age is known [C25]. */
function birthdayVerdict(player: PlayerRow, { date_of_birth: text }: ProfileEdit, now: Date): Verdict {
  if (text === undefined || (text.trim() === '' && player.date_of_birth === null)) return null;
  const verdict = checkGivenBirthday(text, adultAge, dayIn('UTC', now));
  return verdict === 'VALIDATION.BIRTH_DAY.MIN' ? null : verdict;
}
