import { adultAge, checkGivenBirthday } from '@liftoff/rules/account/birthday';
import { dayIn } from '@liftoff/rules/account/calendar-day';
import { agesToPlay, minAge, openCountry, provinceCode } from '@liftoff/rules/account/licence';
import type { MessageKey, Verdict } from '@liftoff/rules/account/message-keys';
import { stateOfPostalCode } from '@liftoff/rules/account/postal-state';
import { refuse, type Refused } from '../../core/call.ts';
import { licencePolicy } from '../../market/licence-policy.ts';
import type { PlayerRow } from '../player-row.ts';
import { profileIncomplete } from './profile-incomplete.ts';

/** Profile fields used by an age check. */
export type AgeProfile = Pick<PlayerRow, 'date_of_birth' | 'country' | 'state' | 'postal_code' | 'licence'>;

/** The place whose minimum age applies. Without a licence, the country's own minimum applies. */
export interface AgePlace {
  readonly licence?: string | null;
  readonly country: string;
  readonly state?: string | null;
}

/**
 * Checks a birthday against the minimum age of a place, on the local date there [C25]. In a closed country the
 * minimum is 18.
 */
export const ageVerdict = (birthday: string, place: AgePlace, now: Date): Verdict =>
  checkGivenBirthday(birthday, ageAt(place), todayIn(place.country, now));

/**
 * Returns an error for the province field if a player born on that date is old enough in only some provinces of the
 * country and the province is unknown. Returns `null` if the province is known, or if the player is old enough
 * everywhere or nowhere in the country [C25] [D7].
 */
export function provinceVerdict(birthday: string, place: AgePlace, now: Date): Verdict {
  const ages = agesToPlay(licencePolicy, place);
  const isYoung = (years: number) =>
    checkGivenBirthday(birthday, years, todayIn(place.country, now)) === 'VALIDATION.BIRTH_DAY.MIN';
  if (ages === null || isYoung(ages.least) || !isYoung(ages.certain)) return null;
  return place.state?.trim() ? 'VALIDATION.COMMON.NOT_ALLOWED' : 'VALIDATION.COMMON.FIELD_NAME_REQUIRED';
}

const todayIn = (country: string, now: Date) => dayIn(openCountry(licencePolicy, country)?.time_zone ?? 'UTC', now);

/** Refuses a player who is too young for a place. The refusal says how old players must be there [D7]. */
export const tooYoung = (verdict: MessageKey, place: AgePlace): Refused => ({
  ...refuse('under_age', { date_of_birth: [verdict] }),
  minAge: ageAt(place),
});

const ageAt = (place: AgePlace): number => minAge(licencePolicy, place) ?? adultAge;

/**
 * Checks the age of a profile. Returns `null` also while the birthday or the country is unknown, so real play must
 * use `realPlayAge` instead.
 */
export const profileAge = (player: AgeProfile, now: Date): Verdict =>
  player.date_of_birth === null || player.country === null
    ? null
    : ageVerdict(player.date_of_birth, placeOf(player, player.country), now);

/**
 * Why a player's age forbids real play and deposits, or `null` if it allows them. The birthday and the country must
 * be known, and the player must be old enough for the licence, the country and the province [C25] [I10]. A player who
 * is old enough in only part of the country, and whose province is unknown, must give the postal code.
 */
export function realPlayAge(player: AgeProfile, now: Date): Refused | null {
  const { date_of_birth: birthday, country } = player;
  if (birthday === null || country === null) {
    return profileIncomplete([
      ...(birthday === null ? ['date_of_birth'] : []),
      ...(country === null ? ['country'] : []),
    ]);
  }
  const place = placeOf(player, country);
  const ages = agesToPlay(licencePolicy, place);
  if (ages === null) return refuse('country_closed');
  const today = todayIn(country, now);
  const young = checkGivenBirthday(birthday, ages.least, today);
  if (young !== null) return { ...tooYoung(young, place), minAge: ages.least };
  return checkGivenBirthday(birthday, ages.certain, today) === null ? null : profileIncomplete(['postal_code']);
}

/** Whether a player has reached an age by the date where they live. `false` if their birthday or country is unknown. */
export const hasReachedAge = ({ date_of_birth: birthday, country }: AgeProfile, years: number, now: Date): boolean =>
  birthday !== null && country !== null && checkGivenBirthday(birthday, years, todayIn(country, now)) === null;

/**
 * Chooses between the stated province and the province of the postal code. The one with the higher minimum age
 * applies; an unknown province is ignored [D7].
 */
export function placeOf({ licence, state, postal_code: code }: AgeProfile, country: string): AgePlace {
  const row = openCountry(licencePolicy, country);
  const told = [state, code === null ? null : stateOfPostalCode(country, code)]
    .filter(name => name !== null)
    .filter(name => row !== null && provinceCode(row, name) !== null)
    .map(name => ({ licence, country, state: name }));
  const [strictest] = told.toSorted((one, other) => ageAt(other) - ageAt(one));
  return strictest ?? { licence, country };
}
