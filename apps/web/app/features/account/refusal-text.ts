import { CallError } from '@liftoff/contract/client';
import { useTranslations } from 'use-intl';

/** The refusals that a whole form shows; a refusal of one field stands under that field. */
const told = [
  'rate_limited',
  'wrong_credentials',
  'captcha_required',
  'self_excluded',
  'country_closed',
  'invalid',
  'unavailable',
] as const;
export type FormRefusal = (typeof told)[number] | 'wrong_code' | 'unlock_by_mail' | 'unknown' | 'network';

/** What went wrong with a form, as one of the texts it has. */
export function refusalOf(error: unknown): FormRefusal {
  if (!(error instanceof CallError)) return 'unknown';
  if (error.status === 0) return 'network';
  // The account waits, and its owner has been sent a link past it; other waits have no mail.
  if (error.refusal === 'rate_limited' && error.body?.errors?.email?.includes('unlock_by_mail'))
    return 'unlock_by_mail';
  return told.find(refusal => refusal === error.refusal) ?? 'unknown';
}

/** The fields a refusal names, with the first key of each. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const errors = error instanceof CallError ? (error.body?.errors ?? {}) : {};
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, [first]]) =>
      first === undefined ? [] : [[field.replace(/^user\./, ''), first]],
    ),
  );
}

export function useRefusalText() {
  const t = useTranslations('account');
  return (refusal: FormRefusal): string => t(`refusals.${refusal}`);
}
