import { CallError } from '@liftoff/contract/core/client';
import { timeText } from '@liftoff/rules/notice/time-text';
import { useLocale, useTranslations } from 'use-intl';

/** The refusals that have a specific text; every other refusal is shown as `unknown`. */
const reported = [
  'rate_limited',
  'wrong_credentials',
  'captcha_required',
  'reauth',
  'self_excluded',
  'second_account',
  'under_age',
  'account_closed',
  'country_closed',
  'invalid',
  'unavailable',
] as const;
type Plain = (typeof reported)[number] | 'wrong_code' | 'unlock_by_mail' | 'unknown' | 'network';
/** The refusals that say when to try again. */
const timed = ['login_hours', 'session_limit', 'rate_limited_until', 'self_excluded_until'] as const;
/**
 * A refusal can include `until`, the ISO time from which the request is possible again. The refusal `under_age`
 * includes the minimum age, if it is known.
 */
export type FormRefusal =
  | Plain
  | { readonly refusal: (typeof timed)[number]; readonly until: string }
  | { readonly minAge: number };

/** Whether a self-exclusion is the reason. */
export const isExclusion = (refusal: FormRefusal | null): boolean =>
  refusal === 'self_excluded' ||
  (typeof refusal === 'object' && refusal !== null && 'until' in refusal && refusal.refusal === 'self_excluded_until');

/** A longer wait than these seconds is shown as a time, because the text for shorter ones says a few minutes. */
const fewMinutesSec = 15 * 60;

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
  // The account is locked, and its owner has been emailed a link that unlocks it. Other rate limits send no such email.
  if (error.refusal === 'rate_limited' && error.body?.errors?.email?.includes('unlock_by_mail'))
    return 'unlock_by_mail';
  if (error.refusal === 'under_age' && error.body?.min_age !== undefined) return { minAge: error.body.min_age };
  const until = error.body?.until;
  if (error.refusal === 'self_excluded' && until !== undefined) return { refusal: 'self_excluded_until', until };
  const named = timed.find(refusal => refusal === error.refusal);
  if (named !== undefined && until !== undefined) return { refusal: named, until };
  const waitSec = error.body?.retry_after_sec ?? 0;
  if (error.refusal === 'rate_limited' && waitSec > fewMinutesSec)
    return { refusal: 'rate_limited_until', until: new Date(Date.now() + waitSec * 1_000).toISOString() };
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
  const moment = (iso: string) => timeText(new Date(iso), locale, { dateStyle: 'medium', timeStyle: 'short' });
  return refusal => {
    if (typeof refusal === 'string') return t(refusal);
    return 'until' in refusal
      ? t(refusal.refusal, { until: moment(refusal.until) })
      : t('under_age_by', { age: refusal.minAge });
  };
}
