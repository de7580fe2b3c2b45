import { CallError } from '@liftoff/contract/client';
import { checkEmail } from '@liftoff/rules/account/email';
import { MailIcon } from '@liftoff/ui/icons';
import '@liftoff/ui/styles/toast.css';
import { ToastProvider, useToast } from '@liftoff/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { accountCalls } from '../../shared/calls/account-calls.ts';
import { useFieldText } from '../../shared/form/field-text.ts';
import { TextField } from '../../shared/form/fields.tsx';
import { Form, SubmitButton } from '../../shared/form/form.tsx';
import { RefusalNotice } from '../../shared/form/refusal-notice.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { Logo } from '../../shared/logo.tsx';
import { AccountScene, type AccountScreen } from './account-frame.tsx';
import { withCaptcha } from './captcha/with-captcha.ts';
import { SentStep } from './sent-step.tsx';
import { StepHead } from './step-head.tsx';

/** CALL-036; a captcha goes with it only where the platform asks for one (VALID-058). */
export const sendConfirmation = (email: string): Promise<void> =>
  withCaptcha(captcha => accountCalls.resendConfirmation({ body: { user: { email, ...captcha } } }));

/** ROUTE-051, POPUP-006: the link that confirms an address, sent again; `email` is the player's, empty for a guest. */
export function useEmailVerifyScreen(email: string): AccountScreen {
  const t = useTranslations('access');
  return {
    label: t('verify.title'),
    header: <Logo />,
    body: (
      <ToastProvider dismissLabel={t('verify.dismiss')}>
        <EmailVerify email={email} />
      </ToastProvider>
    ),
    scene: (
      <AccountScene
        kind="launch"
        eyebrow={t('confirmation.sceneEyebrow')}
        title={t('confirmation.sceneTitle')}
        text={t('confirmation.sceneText')}
      />
    ),
  };
}

function EmailVerify({ email: known }: { email: string }) {
  const t = useTranslations('access.verify');
  const account = useTranslations('account');
  const fieldText = useFieldText();
  const { show } = useToast();
  const [sentTo, setSentTo] = useState<string | null>(null);
  /** ERR-012, ERR-013. */
  const send = async (email: string): Promise<void> => {
    try {
      await sendConfirmation(email);
    } catch (error) {
      const first = error instanceof CallError && error.status === 422 ? error.body?.errors?.email?.[0] : undefined;
      if (first !== undefined) show({ tone: 'bad', content: fieldText(first, account('email')) });
      throw error;
    }
    show({ tone: 'ok', content: t('success', { email }) });
  };
  const form = useForm({
    values: { email: known },
    check: ({ email }) => ({ email: checkEmail(email) }),
    send: async ({ email }) => {
      await send(email.trim());
      setSentTo(email.trim());
    },
  });
  if (sentTo !== null)
    return <SentStep email={sentTo} kind="confirmation" send={send} onAnother={() => setSentTo(null)} />;
  return (
    <Form form={form} className="col g4">
      <StepHead icon={MailIcon} title={t('title')}>
        {t('text')}
      </StepHead>
      <RefusalNotice refusal={form.refusal} />
      <TextField form={form} name="email" label={account('email')} autoComplete="username" prefix={<MailIcon />} />
      <SubmitButton form={form} pendingLabel={t('pending')}>
        {t('submit')}
      </SubmitButton>
    </Form>
  );
}
