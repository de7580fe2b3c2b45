import { adultAge, checkGivenBirthday } from '@liftoff/rules/account/birthday';
import { dayIn } from '@liftoff/rules/account/calendar-day';
import { agesToPlay, minAge, openCountry, provinceCode } from '@liftoff/rules/account/licence';
import type { Verdict } from '@liftoff/rules/account/message-keys';
import { stateOfPostalCode } from '@liftoff/rules/account/postal-state';
import { refuse, type Refused } from '../../core/call.ts';
import { licencePolicy } from '../../market/licence-policy.ts';
import type { PlayerRow } from '../player-row.ts';
import { profileIncomplete } from './profile-incomplete.ts';

/** What a player's age is judged by. */
export type AgeProfile = Pick<PlayerRow, 'date_of_birth' | 'country' | 'state' | 'postal_code' | 'licence'>;

/** Where an age is asked about; without a licence the country's own counts. */
export interface AgePlace {
  readonly licence?: string | null;
  readonly country: string;
  readonly state?: string | null;
}

/** The verdict on a birthday in a place, on the day it is there [C25]. In a closed country 18 is asked for. */
export const ageVerdict = (birthday: string, place: AgePlace, now: Date): Verdict =>
  checkGivenBirthday(birthday, minAge(licencePolicy, place) ?? adultAge, todayIn(place.country, now));

/**
 * What is wrong with the province that is told, where it decides whether who was born then may have an account: without one
 * that is known they have none. Null for who is old enough everywhere in the country, or nowhere [C25] [D7].
 */
export function provinceVerdict(birthday: string, place: AgePlace, now: Date): Verdict {
  const ages = agesToPlay(licencePolicy, place);
  const isYoung = (years: number) =>
    checkGivenBirthday(birthday, years, todayIn(place.country, now)) === 'VALIDATION.BIRTH_DAY.MIN';
  if (ages === null || isYoung(ages.least) || !isYoung(ages.certain)) return null;
  return place.state?.trim() ? 'VALIDATION.COMMON.NOT_ALLOWED' : 'VALIDATION.COMMON.FIELD_NAME_REQUIRED';
}

const todayIn = (country: string, now: Date) => dayIn(openCountry(licencePolicy, country)?.time_zone ?? 'UTC', now);

/** The verdict on a profile; null as well while birthday or country are not known. Real play asks `realPlayAge`. */
export const profileAge = (player: AgeProfile, now: Date): Verdict =>
  player.date_of_birth === null || player.country === null
    ? null
    : ageVerdict(player.date_of_birth, placeOf(player, player.country), now);

/**
 * Why a player may not play for money or bring money in by their age, or null: it must be known, and enough for the
 * licence, the country and the province [C25] [I10]. Who is old enough somewhere in the country and has told no province
 * is asked for the postal code.
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
  if (young !== null) return refuse('under_age', { date_of_birth: [young] });
  return checkGivenBirthday(birthday, ages.certain, today) === null ? null : profileIncomplete(['postal_code']);
}

/** Of the province that is told and the one of the postal code the stricter counts; one that is unknown says nothing [D7]. */
function placeOf({ licence, state, postal_code: code }: AgeProfile, country: string): AgePlace {
  const row = openCountry(licencePolicy, country);
  const told = [state, code === null ? null : stateOfPostalCode(country, code)]
    .filter(name => name !== null)
    .filter(name => row !== null && provinceCode(row, name) !== null)
    .map(name => ({ licence, country, state: name }));
  const age = (place: AgePlace) => minAge(licencePolicy, place) ?? adultAge;
  const [strictest] = told.toSorted((one, other) => age(other) - age(one));
  return strictest ?? { licence, country };
}
