import { CallError } from '@liftoff/contract/core/client';
import '@liftoff/ui/styles/toast.css';
import { ToastProvider, useToast } from '@liftoff/ui/toast';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { accountCalls } from '../../../shared/calls/tables/account-calls.ts';
import { useFieldText } from '../../../shared/form/fields/field-text.ts';
import { withCaptcha } from '../captcha/with-captcha.ts';

/** Resends the confirmation link [CALL-036], with a captcha only if the platform requires one [VALID-058]. */
export const sendConfirmation = (email: string): Promise<void> =>
  withCaptcha(captcha => accountCalls.resendConfirmation({ body: { user: { email, ...captcha } } }));

/** Shows the toasts of `useResendConfirmation` on screens that can appear outside a player's page. */
export function ResendToasts({ children }: { children: ReactNode }) {
  const t = useTranslations('account.resend');
  return <ToastProvider dismissLabel={t('dismiss')}>{children}</ToastProvider>;
}

/**
 * Resends the confirmation link and shows the address in a confirming toast. On a 422 response, the toast shows the
 * first error about the address instead [ERR-012] [ERR-013]. Rejects if the call fails.
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
