import { checkRequired } from '@liftoff/rules/account/field-rules';
import { Dialog } from '@liftoff/ui/dialog';
import { LockIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { securityCalls } from '../../calls/tables/security-calls.ts';
import { PasswordField, TextField } from '../../form/fields/fields.tsx';
import { Form, SubmitButton } from '../../form/form.tsx';
import { RefusalNotice } from '../../form/refusal-notice.tsx';
import { useForm } from '../../form/use-form.ts';

interface ReauthProps {
  /** Whether a two-factor code is required as well. */
  twoFactor: boolean;
  onShown: () => void;
}

interface Shown {
  password: string;
  otp_attempt: string;
}

function ReauthForm({ twoFactor, onShown }: ReauthProps) {
  const t = useTranslations('security.reauth');
  const label = useTranslations('account')('password');
  const form = useForm<Shown>({
    values: { password: '', otp_attempt: '' },
    check: ({ password, otp_attempt: code }) => ({
      password: checkRequired(password),
      otp_attempt: twoFactor ? checkRequired(code) : null,
    }),
    send: async ({ password, otp_attempt: code }) => {
      await securityCalls.reauthenticate({ body: { password, ...(twoFactor ? { otp_attempt: code } : {}) } });
      onShown();
      return 'leaving';
    },
  });
  return (
    <Form form={form} className="column gap-4">
      <p className="text-secondary">{t('text')}</p>
      <RefusalNotice refusal={form.refusal} />
      <PasswordField form={form} name="password" label={label} autoComplete="current-password" prefix={<LockIcon />} />
      {twoFactor && <TextField form={form} name="otp_attempt" label={t('code')} autoComplete="one-time-code" />}
      <SubmitButton form={form} pendingLabel={t('pending')}>
        {t('submit')}
      </SubmitButton>
    </Form>
  );
}

/** Asks for the password again. Closing the dialog discards the entered values. */
export function ReauthDialog({ open, onClose, ...form }: ReauthProps & { open: boolean; onClose: () => void }) {
  const t = useTranslations('security.reauth');
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} closeLabel={t('close')} size="s" sheet>
      <ReauthForm {...form} />
    </Dialog>
  );
}
