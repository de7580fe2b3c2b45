import { CallError } from '@liftoff/contract/core/client';
import { useLocale, useTranslations } from 'use-intl';

/** The refusals that have a specific text; every other refusal is shown as `unknown`. */
const reported = [
  'rate_limited',
  'wrong_credentials',
  'captcha_required',
  'reauth',
  'self_excluded',
  'under_age',
  'account_closed',
  'country_closed',
  'invalid',
  'unavailable',
] as const;
type Plain = (typeof reported)[number] | 'wrong_code' | 'unlock_by_mail' | 'captcha_or_mail' | 'unknown' | 'network';
/**
 * The refusal `login_hours` includes `until`, the ISO time at which the blocked hours end, and `under_age` the minimum
 * age, if it is known.
 */
export type FormRefusal = Plain | { readonly until: string } | { readonly minAge: number };

/** Refusals that changing a field cannot resolve, even if the refusal names a field. */
const ofWholeForm: readonly unknown[] = ['rate_limited', 'captcha_required', 'otp_required'];

/**
 * Whether the platform has decided. A network failure, a timeout or a server error does not reveal what happened to
 * the request.
 */
export const isAnswer = (error: unknown): boolean =>
  error instanceof CallError && error.status > 0 && error.status < 500;

/** Maps an error to one of the refusals for which forms have a text. */
export function refusalOf(error: unknown): FormRefusal {
  if (!(error instanceof CallError)) return 'unknown';
  if (error.status === 0) return 'network';
  // If the platform requests the code again and gives a reason, the previous code was wrong or already used
  // [CALL-030].
  if (error.refusal === 'otp_required' && error.body?.errors?.otp_attempt) return 'wrong_code';
  // The account is locked or requires a captcha, and its owner has been emailed a link that unlocks it. Other rate
  // limits send no such email.
  if (error.body?.errors?.email?.includes('unlock_by_mail')) {
    if (error.refusal === 'rate_limited') return 'unlock_by_mail';
    if (error.refusal === 'captcha_required') return 'captcha_or_mail';
  }
  if (error.refusal === 'login_hours' && error.body?.until !== undefined) return { until: error.body.until };
  if (error.refusal === 'under_age' && error.body?.min_age !== undefined) return { minAge: error.body.min_age };
  return reported.find(refusal => refusal === error.refusal) ?? 'unknown';
}

/** The form's fields that a refusal names, with the first message key of each. */
export function fieldErrorsOf<Name extends string>(
  error: unknown,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  if (!(error instanceof CallError) || ofWholeForm.includes(error.refusal)) return {};
  const errors = error.body?.errors ?? {};
  const found: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const first = (errors[name] ?? errors[`user.${name}`])?.[0];
    if (first !== undefined) found[name] = first;
  }
  return found;
}

export function useRefusalText(): (refusal: FormRefusal) => string {
  const t = useTranslations('account.refusals');
  const locale = useLocale();
  const moment = (iso: string) => new Date(iso).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return refusal => {
    if (typeof refusal === 'string') return t(refusal);
    return 'until' in refusal
      ? t('login_hours', { until: moment(refusal.until) })
      : t('under_age_by', { age: refusal.minAge });
  };
}
