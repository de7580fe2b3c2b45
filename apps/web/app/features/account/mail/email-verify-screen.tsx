import { checkEmail } from '@liftoff/rules/account/email';
import { MailIcon } from '@liftoff/ui/icons';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '../../../shared/form/fields/fields.tsx';
import { Form, SubmitButton } from '../../../shared/form/form.tsx';
import { RefusalNotice } from '../../../shared/form/refusal-notice.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { Logo } from '../../../shared/parts/logo.tsx';
import { AccountScene, type AccountScreen } from '../account-frame.tsx';
import { ResendToasts, useResendConfirmation } from './resend-confirmation.tsx';
import { SentStep } from './sent-step.tsx';
import { StepHead } from '../step-head.tsx';

/**
 * Screen that resends the confirmation link. `email` is the player's address, or empty for a guest [ROUTE-051]
 * [POPUP-006].
 */
export function useEmailVerifyScreen(email: string): AccountScreen {
  const t = useTranslations('access');
  return {
    label: t('verify.title'),
    header: <Logo />,
    body: (
      <ResendToasts>
        <EmailVerify email={email} />
      </ResendToasts>
    ),
    scene: (
      <AccountScene
        kind="quest"
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
  const [sentTo, setSentTo] = useState<string | null>(null);
  const send = useResendConfirmation();
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
    <Form form={form} className="column gap-4">
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
