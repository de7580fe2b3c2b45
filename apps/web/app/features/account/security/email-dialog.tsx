import { checkEmail, normalEmail } from '@liftoff/rules/account/email';
import { Dialog } from '@liftoff/ui/dialog';
import { MailIcon } from '@liftoff/ui/icons';
import { useToast } from '@liftoff/ui/toast';
import { useTranslations } from 'use-intl';
import { securityCalls } from '../../../shared/calls/tables/security-calls.ts';
import { TextField } from '../../../shared/form/fields/fields.tsx';
import { Form, SubmitButton } from '../../../shared/form/form.tsx';
import { RefusalNotice } from '../../../shared/form/refusal-notice.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import type { Reauth } from '../../../shared/player/reauth/use-reauth.tsx';

interface EmailFormProps {
  /** The player's current email address. */
  current: string;
  reauth: Reauth;
  onAsked: () => void;
}

function EmailForm({ current, reauth, onAsked }: EmailFormProps) {
  const t = useTranslations('security.email');
  const { show } = useToast();
  const form = useForm<{ email: string }>({
    values: { email: '' },
    check: ({ email }) => ({
      email: checkEmail(email) ?? (normalEmail(email) === normalEmail(current) ? 'VALIDATION.EMAIL.SAME' : null),
    }),
    send: async ({ email }) => {
      const asked = await reauth.run(async () => {
        await securityCalls.changeEmail({ body: { email } });
        return true;
      });
      if (!asked) return;
      show({ tone: 'ok', content: t('sent', { email: email.trim() }) });
      onAsked();
    },
  });
  return (
    <Form form={form} className="column gap-4">
      <p className="text-secondary">{t('text', { email: current })}</p>
      <RefusalNotice refusal={form.refusal} />
      <TextField form={form} name="email" label={t('new')} autoComplete="email" prefix={<MailIcon />} />
      <SubmitButton form={form} pendingLabel={t('pending')}>
        {t('submit')}
      </SubmitButton>
    </Form>
  );
}

/** Requests a change of email address; closing the dialog discards the input. */
export function EmailDialog({ open, onClose, ...form }: EmailFormProps & { open: boolean; onClose: () => void }) {
  const t = useTranslations('security.email');
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} closeLabel={t('close')} size="s" sheet>
      <EmailForm {...form} />
    </Dialog>
  );
}
