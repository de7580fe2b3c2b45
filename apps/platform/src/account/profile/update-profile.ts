import type { User, UserEdit } from '@liftoff/contract/account/account';
import type * as z from 'zod';
import { adultAge, checkGivenBirthday, readBirthday } from '@liftoff/rules/account/birthday';
import { dayIn, isoDay } from '@liftoff/rules/account/calendar-day';
import { licenceOf, openCountry, provinceCode } from '@liftoff/rules/account/licence';
import type { Verdict } from '@liftoff/rules/account/message-keys';
import { checkName, checkPlaceName } from '@liftoff/rules/account/name';
import { checkNickname } from '@liftoff/rules/account/nickname';
import { checkPhone } from '@liftoff/rules/account/phone';
import { checkPostalCode } from '@liftoff/rules/account/postal-code';
import { stateToFill } from '@liftoff/rules/account/postal-state';
import { refuse, type CallOf, type Refused } from '../../core/call.ts';
import { audit } from '../../database/audit.ts';
import type { Tx } from '../../database/database.ts';
import type { Platform } from '../../core/platform-context.ts';
import { placeOf, profileAge, tooYoung } from './age.ts';
import { licencePolicy } from '../../market/licence-policy.ts';
import { needsReauth } from '../../http/admission/needs-reauth.ts';
import type { MayPromote } from '../offers/marketing.ts';
import { personOf, type PersonGate } from './person.ts';
import { playerFields } from './player-fields.ts';
import { changeSubscriptions } from '../offers/subscriptions.ts';
import { playerById, userOf, type PlayerRow } from '../player-row.ts';

export type ProfileEdit = z.output<typeof UserEdit>;

/** What other domains add to a profile edit. */
export interface ProfileParts {
  readonly personGates: readonly PersonGate[];
  readonly mayPromote: MayPromote;
}

/**
 * Fields that were verified or are currently being compared with documents. Changing one would require a new
 * verification [A20].
 */
const lockedByVerification = ['first_name', 'last_name', 'date_of_birth', 'country'] as const;

/**
 * Whether these fields are locked. They are also locked for a player who was rejected permanently, so that this
 * player cannot take on another identity.
 */
export const isLocked = ({
  verified,
  identity_status: status,
}: Pick<PlayerRow, 'verified' | 'identity_status'>): boolean =>
  verified || status === 'pending' || status === 'rejected_final';

/** Changes only the given fields. The age is checked again whenever the edit could affect it [C25]. */
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
    const given = byProvinceCode(player, withState(player, inCountry(player, normal(edit))));
    const next = { ...player, ...given };
    const locked = isLocked(player) ? lockedByVerification.filter(field => next[field] !== player[field]) : [];
    if (locked.length > 0) {
      return refuse('forbidden', Object.fromEntries(locked.map(field => [field, ['VALIDATION.COMMON.LOCKED']])));
    }
    // A stored phone number reaches the account's owner, so changing it requires a recently entered password [A11].
    const isOtherPhone = player.mobile_phone !== null && next.mobile_phone !== player.mobile_phone;
    if (isOtherPhone && needsReauth(session, platform.deps.now())) return refuse('reauth');
    // A new country brings its own licence. Otherwise the licence stays as the platform has set it.
    const licence = next.country === player.country ? player.licence : licenceOf(licencePolicy, next.country ?? '');
    const errors = fieldErrors(player, next, edit, licence, platform.deps.now());
    if (Object.keys(errors).length > 0 || licence === null) return refuse('invalid', errors);
    const age = profileAge({ ...next, licence }, platform.deps.now());
    if (age !== null) return tooYoung(age, placeOf({ ...next, licence }, next.country ?? ''));
    for (const gate of personGates) {
      const shut = await gate(tx, personOf(next));
      if (shut) return shut;
    }

    const before = new Map(Object.entries(player));
    const changed = Object.entries({ ...given, licence }).filter(([field, value]) => value !== before.get(field));
    if (changed.length > 0) {
      const set = changed.map(([field], at) => `${field} = $${at + 2}`).join(', ');
      await tx.query(`UPDATE players SET ${set} WHERE id = $1`, [playerId, ...changed.map(([, value]) => value)]);
      // Audits which fields changed but not their values, because the audit trail is kept longer than the profile
      // [C36] [A44].
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

/**
 * Ends the consent to SMS offers, confirmed or pending, because it does not apply to another number [C39]. Returns
 * the resulting row.
 */
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

/**
 * Normalises an edit: an empty string becomes `null`, a birthday becomes YYYY-MM-DD, and a country becomes upper
 * case.
 */
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

/** Clears the stored province if the country changes and the edit names no province of the new one. */
function inCountry(player: PlayerRow, edit: Partial<PlayerRow>): Partial<PlayerRow> {
  const moves = edit.country !== undefined && edit.country !== player.country;
  return moves && edit.state === undefined ? { ...edit, state: null } : edit;
}

/** Fills in an empty province from the postal code, if the code identifies a province [VALID-023]. */
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
    first_name: checkName(edit.first_name ?? ''),
    last_name: checkName(edit.last_name ?? ''),
    city: checkPlaceName(edit.city ?? ''),
    address: checkPlaceName(edit.address ?? ''),
    state: stateVerdict(next, edit),
    nickname: edit.nickname === undefined ? null : checkNickname(edit.nickname),
    country: licence === null ? 'VALIDATION.COMMON.NOT_ALLOWED' : null,
    mobile_phone: edit.mobile_phone === undefined ? null : checkPhone(edit.mobile_phone),
    postal_code: postalCodeVerdict(player, next, edit),
  };
  return Object.fromEntries(Object.entries(verdicts).flatMap(([field, key]) => (key === null ? [] : [[field, [key]]])));
}

/** Stores a province by its code, however it was given or found, so that it has one spelling. */
function byProvinceCode(player: PlayerRow, edit: Partial<PlayerRow>): Partial<PlayerRow> {
  const row = openCountry(licencePolicy, edit.country ?? player.country);
  const code = edit.state && row ? provinceCode(row, edit.state) : null;
  return code === null ? edit : { ...edit, state: code };
}

/** Requires a given province to be one of the country's, if the country's provinces are known. */
function stateVerdict(next: PlayerRow, { state }: ProfileEdit): Verdict {
  const row = openCountry(licencePolicy, next.country);
  const isUnknown = Boolean(state) && row?.provinces !== undefined && provinceCode(row, state ?? '') === null;
  return isUnknown ? 'VALIDATION.COMMON.NOT_ALLOWED' : checkPlaceName(state ?? '');
}

/**
 * Checks the given postal code. If only the country changes, checks the stored code, which was valid for the previous
 * country [VALID-042].
 */
function postalCodeVerdict(player: PlayerRow, next: PlayerRow, { postal_code: given }: ProfileEdit): Verdict {
  const asked = given ?? (next.country === player.country ? null : player.postal_code);
  return asked === null ? null : checkPostalCode(asked, next.country ?? '');
}

/** A stored birthday can be corrected but never removed, because without it the age is unknown [C25]. */
function birthdayVerdict(player: PlayerRow, { date_of_birth: text }: ProfileEdit, now: Date): Verdict {
  if (text === undefined || (text.trim() === '' && player.date_of_birth === null)) return null;
  const verdict = checkGivenBirthday(text, adultAge, dayIn('UTC', now));
  return verdict === 'VALIDATION.BIRTH_DAY.MIN' ? null : verdict;
}
