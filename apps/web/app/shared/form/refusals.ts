import { CallError } from '@liftoff/contract/core/client';
import { useLocale, useTranslations } from 'use-intl';

/** The refusals that have a text of their own; every other one is `unknown`. */
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
/** Of `login_hours` the moment is known at which they are over. */
export type FormRefusal = Plain | { readonly until: string };

/** Refusals that no change of a field mends, also where they name one. */
const ofWholeForm: readonly unknown[] = ['rate_limited', 'captcha_required', 'otp_required'];

/**
 * Whether the platform has decided; a failed line, a call that ran out of time and a server that broke off on the way say
 * nothing of what was sent.
 */
export const isAnswer = (error: unknown): boolean =>
  error instanceof CallError && error.status > 0 && error.status < 500;

/** What went wrong with a form, as one of the texts there are. */
export function refusalOf(error: unknown): FormRefusal {
  if (!(error instanceof CallError)) return 'unknown';
  if (error.status === 0) return 'network';
  // Asked for again with a reason, the code before was wrong or used (CALL-030).
  if (error.refusal === 'otp_required' && error.body?.errors?.otp_attempt) return 'wrong_code';
  // The account waits, or asks for a captcha, and its owner has been sent a link past it; other waits have no mail.
  if (error.body?.errors?.email?.includes('unlock_by_mail')) {
    if (error.refusal === 'rate_limited') return 'unlock_by_mail';
    if (error.refusal === 'captcha_required') return 'captcha_or_mail';
  }
  if (error.refusal === 'login_hours' && error.body?.until !== undefined) return { until: error.body.until };
  return reported.find(refusal => refusal === error.refusal) ?? 'unknown';
}

/** The fields a refusal names, of those a form has, with the first key of each. */
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
  return refusal => (typeof refusal === 'string' ? t(refusal) : t('login_hours', { until: moment(refusal.until) }));
}
