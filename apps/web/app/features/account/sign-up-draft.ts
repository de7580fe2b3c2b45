import type { account } from '@liftoff/contract/account';
import type { Args } from '@liftoff/contract/endpoint';
import { checkBirthday } from '@liftoff/rules/account/birthday';
import type { CalendarDay } from '@liftoff/rules/account/calendar-day';
import { checkEmail } from '@liftoff/rules/account/email';
import {
  checkChecked,
  checkInteger,
  checkMaxValue,
  checkMinValue,
  checkRequired,
} from '@liftoff/rules/account/field-rules';
import type { Verdict } from '@liftoff/rules/account/message-keys';
import { checkNickname } from '@liftoff/rules/account/nickname';
import { checkPassword } from '@liftoff/rules/account/password';
import { onlyWrong, type FieldErrors } from '../../shared/form/field-errors.ts';

/** The fields of registration that a visitor fills in, by their names on the wire. */
type SignUpField = Exclude<
  keyof Args<(typeof account)['signUp']>['body']['user'],
  'receive_sms_promos' | 'language' | 'dfpc' | 'captcha' | 'stag'
>;

type Ticked = 'terms_acceptance' | 'receive_promos';

/**
 * What a visitor has typed into the two steps; kept while they go back and forth. `deposit_limit` is whole units of the
 * currency a week; empty for none.
 */
export type SignUpDraft = Record<Exclude<SignUpField, Ticked>, string> & Record<Ticked, boolean>;

/** The fields of the first step: what the platform says of them at the end leads back to it. */
export const firstStepFields = ['email', 'password', 'country', 'currency', 'terms_acceptance'] as const;

/** The same rules that the platform asks; its own answer (taken address, known password) comes after sending. */
export const firstStepErrors = (draft: SignUpDraft): FieldErrors<SignUpDraft> =>
  onlyWrong({
    email: checkEmail(draft.email),
    password: checkPassword(draft.password),
    terms_acceptance: checkChecked(draft.terms_acceptance),
  });

export const secondStepErrors = (
  draft: SignUpDraft,
  minAge: number,
  today: CalendarDay,
  asksState: boolean,
): FieldErrors<SignUpDraft> =>
  onlyWrong({
    first_name: checkRequired(draft.first_name),
    last_name: checkRequired(draft.last_name),
    date_of_birth: checkBirthday(draft.date_of_birth, minAge, today),
    nickname: checkNickname(draft.nickname),
    state: asksState ? checkRequired(draft.state) : null,
    deposit_limit: checkLimit(draft.deposit_limit.trim()),
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
