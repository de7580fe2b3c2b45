import { checkBirthday } from '@liftoff/rules/account/birthday';
import type { CalendarDay } from '@liftoff/rules/account/calendar-day';
import { checkEmail } from '@liftoff/rules/account/email';
import { checkInteger, checkMaxValue, checkMinValue } from '@liftoff/rules/account/field-rules';
import type { Verdict } from '@liftoff/rules/account/message-keys';
import { checkNickname } from '@liftoff/rules/account/nickname';
import { checkPassword } from '@liftoff/rules/account/password';

/** What a visitor has typed into the two steps; kept while they go back and forth. */
export interface SignUpDraft {
  email: string;
  password: string;
  country: string;
  currency: string;
  terms: boolean;
  promos: boolean;
  firstName: string;
  lastName: string;
  birthday: string;
  nickname: string;
  state: string;
  /** Whole units of the currency a week, as text; empty for none. */
  weeklyLimit: string;
}

export type DraftErrors = Partial<Record<keyof SignUpDraft, string>>;

const required = 'VALIDATION.COMMON.FIELD_NAME_REQUIRED';

const kept = (errors: Record<string, string | null>): DraftErrors =>
  Object.fromEntries(Object.entries(errors).filter(([, key]) => key !== null));

/** The same rules that the platform asks; its own answer (taken address, known password) comes after sending. */
export const firstStepErrors = (draft: SignUpDraft): DraftErrors =>
  kept({
    email: checkEmail(draft.email),
    password: checkPassword(draft.password),
    terms: draft.terms ? null : 'VALIDATION.COMMON.MUST_BE_CHECKED',
  });

export const secondStepErrors = (
  draft: SignUpDraft,
  minAge: number,
  today: CalendarDay,
  asksState: boolean,
): DraftErrors =>
  kept({
    firstName: draft.firstName.trim() ? null : required,
    lastName: draft.lastName.trim() ? null : required,
    birthday: checkBirthday(draft.birthday, minAge, today),
    nickname: checkNickname(draft.nickname),
    state: asksState && !draft.state ? required : null,
    weeklyLimit: checkLimit(draft.weeklyLimit.trim()),
  });

/** The most a week's limit can be set to here, in whole units. */
const mostLimit = 9_999_999n;

/** No limit, or whole units of the currency, at least one. */
const checkLimit = (units: string): Verdict =>
  units === ''
    ? null
    : (checkInteger(units) ?? checkMinValue(BigInt(units), 1n) ?? checkMaxValue(BigInt(units), mostLimit));

/** How strong a password looks, 0 to 4: length counts most, then variety. A hint, never a rule. */
export function passwordStrength(password: string): number {
  const length = [...password].length;
  if (length < 8) return length === 0 ? 0 : 1;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u].filter(kind => kind.test(password)).length;
  return Math.min(4, 1 + (length >= 12 ? 1 : 0) + (length >= 16 ? 1 : 0) + (kinds >= 2 ? 1 : 0));
}
