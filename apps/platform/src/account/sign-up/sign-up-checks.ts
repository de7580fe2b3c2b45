import type { SignUp } from '@liftoff/contract/account/sign-in-bodies';
import { isLocale } from '@liftoff/contract/core/locale';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import { checkEmail } from '@liftoff/rules/account/email';
import { checkChecked } from '@liftoff/rules/account/field-rules';
import type { Verdict } from '@liftoff/rules/account/message-keys';
import { isCommonPassword } from '@liftoff/rules/account/common-passwords';
import { checkName } from '@liftoff/rules/account/name';
import { checkNickname } from '@liftoff/rules/account/nickname';
import { checkNewPassword } from '@liftoff/rules/account/password';
import { checkLimitSize } from '@liftoff/rules/limits/limit-size';
import { minor } from '@liftoff/rules/money/money';
import type * as z from 'zod';

export type SignUpForm = z.output<typeof SignUp>;

/**
 * Error keys by field; empty if all fields are valid. A player who is too young gets a separate refusal instead of a
 * field error.
 */
export function fieldErrors(
  form: SignUpForm,
  { age, province }: { age: Verdict; province: Verdict },
  offered: readonly CurrencyCode[],
): Record<string, string[]> {
  const verdicts: Record<string, Verdict> = {
    email: checkEmail(form.email),
    password: checkNewPassword(form.password, form.email, isCommonPassword),
    currency: offered.some(code => code === form.currency) ? null : 'VALIDATION.COMMON.NOT_ALLOWED',
    date_of_birth: age === 'VALIDATION.BIRTH_DAY.MIN' ? null : age,
    state: province,
    first_name: checkName(form.first_name ?? ''),
    last_name: checkName(form.last_name ?? ''),
    nickname: checkNickname(form.nickname ?? ''),
    deposit_limit: form.deposit_limit ? checkLimitSize(minor(form.deposit_limit.amount_cents), form.currency) : null,
    terms_acceptance: checkChecked(form.terms_acceptance),
    language: isLocale(form.language) ? null : 'VALIDATION.COMMON.NOT_ALLOWED',
  };
  return Object.fromEntries(Object.entries(verdicts).flatMap(([field, key]) => (key === null ? [] : [[field, [key]]])));
}
