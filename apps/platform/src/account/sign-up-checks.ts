import type { SignUp } from '@liftoff/contract/account';
import { isLocale } from '@liftoff/contract/locale';
import { enabledCurrencies } from '@liftoff/contract/money';
import { adultAge, checkBirthday } from '@liftoff/rules/account/birthday';
import { dayIn } from '@liftoff/rules/account/calendar-day';
import { checkEmail } from '@liftoff/rules/account/email';
import { checkChecked } from '@liftoff/rules/account/field-rules';
import { minAge, openCountry } from '@liftoff/rules/account/licence';
import type { Verdict } from '@liftoff/rules/account/message-keys';
import { checkNickname } from '@liftoff/rules/account/nickname';
import { checkPassword } from '@liftoff/rules/account/password';
import type * as z from 'zod';
import { licencePolicy } from './licence-policy.ts';

import { isCommonPassword } from './passwords.ts';

export type SignUpForm = z.output<typeof SignUp>;

/** Where an age is asked about; without a licence the country's own counts. */
export interface AgePlace {
  readonly licence?: string | null;
  readonly country: string;
  readonly state?: string | null;
}

/** The verdict on a birthday in a place, on the day it is there [C25]. In a closed country 18 is asked for. */
export function ageVerdict(birthday: string, place: AgePlace, now: Date): Verdict {
  const zone = openCountry(licencePolicy, place.country)?.time_zone ?? 'UTC';
  return checkBirthday(birthday, minAge(licencePolicy, place) ?? adultAge, dayIn(zone, now));
}

/** Field → its reasons, first one first; empty when all pass. Too young is a refusal of its own, not a wrong field. */
export function fieldErrors(form: SignUpForm, age: Verdict): Record<string, string[]> {
  const verdicts: Record<string, Verdict> = {
    email: checkEmail(form.email),
    password: checkPassword(form.password, isCommonPassword),
    currency: enabledCurrencies.some(code => code === form.currency) ? null : 'VALIDATION.COMMON.NOT_ALLOWED',
    date_of_birth: age === 'VALIDATION.BIRTH_DAY.MIN' ? null : age,
    nickname: checkNickname(form.nickname ?? ''),
    terms_acceptance: checkChecked(form.terms_acceptance),
    language: isLocale(form.language) ? null : 'VALIDATION.COMMON.NOT_ALLOWED',
  };
  return Object.fromEntries(Object.entries(verdicts).flatMap(([field, key]) => (key === null ? [] : [[field, [key]]])));
}
