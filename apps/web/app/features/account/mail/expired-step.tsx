import { checkEmail } from '@liftoff/rules/account/email';
import { HourglassIcon, MailIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { TextField } from '../../../shared/form/fields/fields.tsx';
import { Form, SubmitButton } from '../../../shared/form/form.tsx';
import { RefusalNotice } from '../../../shared/form/refusal-notice.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { usePaths } from '../../../shared/site/site.ts';
import { StepHead } from '../step-head.tsx';

interface ExpiredStepProps {
  send: (email: string) => Promise<void>;
  onSent: (email: string) => void;
}

/** Offers to send a new link if the current one is used, expired or invalid. */
export function ExpiredStep({ send, onSent }: ExpiredStepProps) {
  const t = useTranslations('access.expired');
  const paths = usePaths();
  const form = useForm({
    values: { email: '' },
    check: ({ email }) => ({ email: checkEmail(email) }),
    send: async ({ email }) => {
      await send(email);
      onSent(email.trim());
    },
  });
  return (
    <Form form={form} className="column gap-4">
      <StepHead icon={HourglassIcon} tone="warn" title={t('title')} arrived>
        {t('text')}
      </StepHead>
      <RefusalNotice refusal={form.refusal} />
      <TextField
        form={form}
        name="email"
        label={t('label')}
        hint={t('hint')}
        autoComplete="username"
        prefix={<MailIcon />}
      />
      <SubmitButton form={form} pendingLabel={t('submit')}>
        {t('submit')}
      </SubmitButton>
      <div className="row between flex-wrap gap-2">
        <a className="link small" href={paths.signIn()}>
          {t('signIn')}
        </a>
        <a className="link small" href={paths.support()}>
          {t('support')}
        </a>
      </div>
    </Form>
  );
}
