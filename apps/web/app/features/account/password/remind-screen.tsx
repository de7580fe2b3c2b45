import { checkEmail } from '@liftoff/rules/account/email';
import { KeyRoundIcon, MailIcon, ShieldCheckIcon } from '@liftoff/ui/icons';
import { Well } from '@liftoff/ui/well';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { accountCalls } from '../../../shared/calls/tables/account-calls.ts';
import { TextField } from '../../../shared/form/fields/fields.tsx';
import { Form, SubmitButton } from '../../../shared/form/form.tsx';
import { RefusalNotice } from '../../../shared/form/refusal-notice.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { usePaths } from '../../../shared/site/site.ts';
import { withCaptcha } from '../captcha/with-captcha.ts';
import { AccountScene, BackToSignIn, type AccountScreen } from '../account-frame.tsx';
import { SentStep } from '../mail/sent-step.tsx';
import { StepHead } from '../step-head.tsx';

/** Requests the email with the link for setting a new password [CALL-033]. */
export const sendRestore = (email: string): Promise<void> =>
  withCaptcha(captcha => accountCalls.askPasswordRestore({ body: { user: { email, ...captcha } } }));

/** Screen that requests the link for setting a new password, as a page or a dialog [ROUTE-049] [POPUP-003]. */
export function useRemindScreen(): AccountScreen {
  const t = useTranslations('access.remind');
  const [sentTo, setSentTo] = useState<string | null>(null);
  return {
    label: t('title'),
    header: <BackToSignIn />,
    body:
      sentTo === null ? (
        <RemindForm onSent={setSentTo} />
      ) : (
        <SentStep email={sentTo} kind="restore" send={sendRestore} onAnother={() => setSentTo(null)} />
      ),
    scene: <AccountScene kind="quest" eyebrow={t('sceneEyebrow')} title={t('sceneTitle')} />,
  };
}

function RemindForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useTranslations('access.remind');
  const account = useTranslations('account');
  const paths = usePaths();
  const form = useForm({
    values: { email: '' },
    check: ({ email }) => ({ email: checkEmail(email) }),
    send: async ({ email }) => {
      await sendRestore(email);
      onSent(email.trim());
    },
  });
  return (
    <Form form={form} className="column gap-4">
      <StepHead icon={KeyRoundIcon} title={t('title')}>
        {t('text')}
      </StepHead>
      <RefusalNotice refusal={form.refusal} />
      <TextField form={form} name="email" label={account('email')} autoComplete="username" prefix={<MailIcon />} />
      <SubmitButton form={form} pendingLabel={t('pending')}>
        {t('submit')}
      </SubmitButton>
      <p className="small text-secondary account-form__note">
        {t('remember')}{' '}
        <a className="link" href={paths.signIn()}>
          {t('signIn')}
        </a>
      </p>
      <Well className="account-form__hint">
        <ShieldCheckIcon />
        <p className="caption text-secondary">{t('privacy')}</p>
      </Well>
    </Form>
  );
}
