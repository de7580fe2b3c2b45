import { checkRequired } from '@liftoff/rules/account/field-rules';
import { FileTextIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { TextField } from '../../../shared/form/fields/fields.tsx';
import { Form, SubmitButton } from '../../../shared/form/form.tsx';
import { useRefusalText } from '../../../shared/form/refusals.ts';
import { useForm, type Sent } from '../../../shared/form/use-form.ts';
import { Notice } from '@liftoff/ui/notice';
import { useBrand } from '../../../shared/site/shell-data.ts';

interface Code {
  otp_attempt: string;
}

/** Asks for a backup code instead of the authenticator code, for players who do not have their device [CALL-030]. */
export function BackupCodeForm({ send }: { send: (code: string) => Promise<Sent<Code>> }) {
  const t = useTranslations('account');
  const { name: brand } = useBrand();
  const refusalText = useRefusalText();
  const form = useForm<Code>({
    values: { otp_attempt: '' },
    check: ({ otp_attempt: code }) => ({ otp_attempt: checkRequired(code) }),
    send: ({ otp_attempt: code }) => send(code),
  });
  const { refusal } = form;
  const reported = { wrong_credentials: t('code.startAgain'), wrong_code: t('code.wrongBackup') };
  const own = typeof refusal === 'string' && refusal in reported ? reported[refusal as keyof typeof reported] : null;
  const text = own ?? (refusal && refusalText(refusal));

  return (
    <Form form={form} className="column account-form__code">
      <div>
        <span className="account-form__icon">
          <FileTextIcon />
        </span>
        <h1 className="heading-1">{t('code.backupLabel')}</h1>
        <p className="text-secondary margin-top-2">{t('code.backupText')}</p>
      </div>
      {text && (
        <Notice tone="bad" role="alert">
          {text}
        </Notice>
      )}
      <TextField
        form={form}
        name="otp_attempt"
        label={t('code.backupLabel')}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <SubmitButton form={form} pendingLabel={t('code.pending')}>
        {t('code.submit')}
      </SubmitButton>
      <p className="caption text-muted">{t('code.never', { brand })}</p>
    </Form>
  );
}
