import type { account } from '@liftoff/contract/account/account';
import type { CurrencyCode } from '@liftoff/contract/core/currencies';
import type { Args } from '@liftoff/contract/core/endpoint';
import { checkBirthday } from '@liftoff/rules/account/birthday';
import type { CalendarDay } from '@liftoff/rules/account/calendar-day';
import { checkEmail } from '@liftoff/rules/account/email';
import { checkChecked, checkMaxValue, checkMinValue, checkRequired } from '@liftoff/rules/account/field-rules';
import type { Verdict } from '@liftoff/rules/account/message-keys';
import { checkNickname } from '@liftoff/rules/account/nickname';
import { checkNewPassword } from '@liftoff/rules/account/password';
import { isCurrency, minorOfText, unitsToMinor } from '@liftoff/rules/money/money';
import { onlyWrong, type FieldErrors } from '../../../shared/form/field-errors.ts';

/** The fields of registration that a visitor fills in, by their names on the wire. */
type SignUpField = Exclude<
  keyof Args<(typeof account)['signUp']>['body']['user'],
  'receive_sms_promos' | 'language' | 'dfpc' | 'captcha' | 'stag'
>;

type Ticked = 'terms_acceptance' | 'receive_promos';

/**
 * What a visitor has typed into the two steps; kept while they go back and forth. `deposit_limit` is an amount of the
 * currency a week as it is typed, after `own:` where it is one of the visitor's own; empty for none.
 */
export type SignUpDraft = Record<Exclude<SignUpField, Ticked>, string> & Record<Ticked, boolean>;

/** The fields of the first step: what the platform says of them at the end leads back to it. */
export const firstStepFields = ['email', 'password', 'country', 'currency', 'terms_acceptance'] as const;

/** The same rules that the platform asks; its own answer (taken address, known password) comes after sending. */
export const firstStepErrors = (draft: SignUpDraft): FieldErrors<SignUpDraft> =>
  onlyWrong({
    email: checkEmail(draft.email),
    password: checkNewPassword(draft.password, draft.email),
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
    deposit_limit: checkLimit(draft),
  });

/** The most a week's limit can be set to here, in whole units. */
const mostLimit = 9_999_999n;

const ownLimit = 'own:';
export const isOwnLimit = (limit: string): boolean => limit.startsWith(ownLimit);
export const asOwnLimit = (typed: string): string => ownLimit + typed;
export const typedLimit = (limit: string): string => limit.slice(isOwnLimit(limit) ? ownLimit.length : 0);

const currencyOf = ({ currency }: Pick<SignUpDraft, 'currency'>): CurrencyCode =>
  isCurrency(currency) ? currency : 'EUR';

/** No limit, or an amount of the currency above nothing: whoever chose to name one names it. */
function checkLimit(draft: Pick<SignUpDraft, 'currency' | 'deposit_limit'>): Verdict {
  if (draft.deposit_limit === '') return null;
  const typed = typedLimit(draft.deposit_limit);
  const amount = minorOfText(typed, currencyOf(draft));
  if (amount === null) return checkRequired(typed) ?? 'VALIDATION.AMOUNT.INVALID';
  return checkMinValue(amount, 1n) ?? checkMaxValue(amount, unitsToMinor(mostLimit, currencyOf(draft)));
}

/** The week's limit in minor units of the currency; null for none. */
export const limitOf = (draft: Pick<SignUpDraft, 'currency' | 'deposit_limit'>): bigint | null =>
  draft.deposit_limit === '' ? null : minorOfText(typedLimit(draft.deposit_limit), currencyOf(draft));

/** How strong a password looks, 0 to 4: length counts most, then variety. A hint, never a rule. */
export function passwordStrength(password: string): number {
  const length = [...password].length;
  if (length < 8) return length === 0 ? 0 : 1;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u].filter(kind => kind.test(password)).length;
  return Math.min(4, 1 + (length >= 12 ? 1 : 0) + (length >= 16 ? 1 : 0) + (kinds >= 2 ? 1 : 0));
}
