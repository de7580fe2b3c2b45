import { CallError } from '@liftoff/contract/core/client';
import '@liftoff/ui/styles/toast.css';
import { ToastProvider, useToast } from '@liftoff/ui/toast';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { accountCalls } from '../../../shared/calls/tables/account-calls.ts';
import { useFieldText } from '../../../shared/form/fields/field-text.ts';
import { withCaptcha } from '../captcha/with-captcha.ts';

/** CALL-036; a captcha goes with it only where the platform asks for one (VALID-058). */
export const sendConfirmation = (email: string): Promise<void> =>
  withCaptcha(captcha => accountCalls.resendConfirmation({ body: { user: { email, ...captcha } } }));

/** The place of the toasts of `useResendConfirmation`, on screens that may stand outside a player's page. */
export function ResendToasts({ children }: { children: ReactNode }) {
  const t = useTranslations('account.resend');
  return <ToastProvider dismissLabel={t('dismiss')}>{children}</ToastProvider>;
}

/**
 * Sends the confirmation link again and says so in a toast with the address; of a 422 it is the first thing said about
 * the address (ERR-012, ERR-013). Rejects as the call does.
 */
export function useResendConfirmation(): (email: string) => Promise<void> {
  const t = useTranslations('account');
  const fieldText = useFieldText();
  const { show } = useToast();
  return async email => {
    try {
      await sendConfirmation(email);
    } catch (error) {
      const first = error instanceof CallError && error.status === 422 ? error.body?.errors?.email?.[0] : undefined;
      if (first !== undefined) show({ tone: 'bad', content: fieldText(first, t('email')) });
      throw error;
    }
    show({ tone: 'ok', content: t('resend.success', { email }) });
  };
}
