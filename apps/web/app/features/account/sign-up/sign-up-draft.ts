import type { account } from '@liftoff/contract/account/account';
import type { CurrencyCode } from '@liftoff/contract/core/currencies';
import type { Args } from '@liftoff/contract/core/endpoint';
import { checkBirthday } from '@liftoff/rules/account/birthday';
import type { Locale } from '@liftoff/contract/core/locale';
import type { CalendarDay } from '@liftoff/rules/account/calendar-day';
import { checkEmail } from '@liftoff/rules/account/email';
import { checkLimitSize } from '@liftoff/rules/limits/limit-size';
import { checkChecked, checkMinValue, checkRequired } from '@liftoff/rules/account/field-rules';
import type { Verdict } from '@liftoff/rules/account/message-keys';
import { checkName } from '@liftoff/rules/account/name';
import { checkFits } from '@liftoff/rules/account/text-length';
import { checkNickname } from '@liftoff/rules/account/nickname';
import { checkNewPassword } from '@liftoff/rules/account/password';
import { isCurrency } from '@liftoff/rules/money/money';
import { readAmount, unreadKeys } from '@liftoff/rules/money/typed-amount';
import { onlyWrong, type FieldErrors } from '../../../shared/form/field-errors.ts';

/** The registration fields that a visitor fills in, with the API's names. */
type SignUpField = Exclude<
  keyof Args<(typeof account)['signUp']>['body']['user'],
  'receive_sms_promos' | 'language' | 'dfpc' | 'captcha' | 'stag'
>;

type Ticked = 'terms_acceptance' | 'receive_promos';

/**
 * The visitor's input in both steps, preserved while they switch between steps. `deposit_limit` is the weekly amount
 * as a string, prefixed with `own:` for a custom amount, and empty for no limit.
 */
export type SignUpDraft = Record<Exclude<SignUpField, Ticked>, string> & Record<Ticked, boolean>;

/** Fields of the first step. Errors that the platform reports on them return the visitor to that step. */
export const firstStepFields = ['email', 'password', 'country', 'currency', 'terms_acceptance'] as const;

/**
 * Checks the same rules as the platform. Whether an address is taken and whether a password is common is
 * checked when the field is left.
 */
export const firstStepErrors = (draft: SignUpDraft): FieldErrors<SignUpDraft> =>
  onlyWrong({
    email: checkEmail(draft.email),
    password: checkNewPassword(draft.password, draft.email),
    terms_acceptance: checkChecked(draft.terms_acceptance),
  });

export const secondStepErrors = (
  draft: SignUpDraft,
  { minAge, today, asksState, locale }: { minAge: number; today: CalendarDay; asksState: boolean; locale: Locale },
): FieldErrors<SignUpDraft> =>
  onlyWrong({
    first_name: checkLegalName('first_name', draft),
    last_name: checkLegalName('last_name', draft),
    date_of_birth: checkBirthday(draft.date_of_birth, minAge, today),
    nickname: checkNickname(draft.nickname),
    state: asksState ? checkRequired(draft.state) : null,
    deposit_limit: checkLimit(draft, locale),
  });

const checkLegalName = (field: 'first_name' | 'last_name', draft: SignUpDraft): Verdict =>
  checkRequired(draft[field]) ?? checkName(draft[field]) ?? checkFits(field, draft[field]);

const ownLimit = 'own:';
export const isOwnLimit = (limit: string): boolean => limit.startsWith(ownLimit);
export const asOwnLimit = (typed: string): string => ownLimit + typed;
export const typedLimit = (limit: string): string => limit.slice(isOwnLimit(limit) ? ownLimit.length : 0);

const currencyOf = ({ currency }: Pick<SignUpDraft, 'currency'>): CurrencyCode =>
  isCurrency(currency) ? currency : 'EUR';

/** Accepts no limit, or an amount above zero. If a custom limit is chosen, an amount is required. */
function checkLimit(draft: Pick<SignUpDraft, 'currency' | 'deposit_limit'>, locale: Locale): Verdict {
  if (draft.deposit_limit === '') return null;
  const typed = typedLimit(draft.deposit_limit);
  const amount = readAmount(typed, currencyOf(draft), locale);
  if (typeof amount === 'string') return checkRequired(typed) ?? unreadKeys[amount];
  return checkMinValue(amount, 1n) ?? checkLimitSize(amount, currencyOf(draft));
}

/** The weekly limit in the currency's minor units, or `null` for no limit. */
export function limitOf(draft: Pick<SignUpDraft, 'currency' | 'deposit_limit'>, locale: Locale): bigint | null {
  const amount = readAmount(typedLimit(draft.deposit_limit), currencyOf(draft), locale);
  return typeof amount === 'string' ? null : amount;
}

/**
 * Estimates password strength, from 0 to 4. Length counts most, then variety. The result is only a hint; it never
 * blocks a password.
 */
export function passwordStrength(password: string): number {
  const length = [...password].length;
  if (length < 8) return length === 0 ? 0 : 1;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u].filter(kind => kind.test(password)).length;
  return Math.min(4, 1 + (length >= 12 ? 1 : 0) + (length >= 16 ? 1 : 0) + (kinds >= 2 ? 1 : 0));
}
