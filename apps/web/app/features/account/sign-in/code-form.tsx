import { SmartphoneIcon } from '@liftoff/ui/icons';
import { OtpInput } from '@liftoff/ui/otp-input';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Form, SubmitButton } from '../../../shared/form/form.tsx';
import { useRefusalText } from '../../../shared/form/refusals.ts';
import { useForm, type Sent } from '../../../shared/form/use-form.ts';
import { useBrand } from '../../../shared/site/shell-data.ts';

interface Code {
  otp_attempt: string;
}

/**
 * Asks for the authenticator's six digits [CALL-030]; the form is sent automatically when the last digit is typed.
 */
export function CodeForm({ send }: { send: (code: string) => Promise<Sent<Code>> }) {
  const t = useTranslations('account');
  const { name: brand } = useBrand();
  const refusalText = useRefusalText();
  const form = useForm<Code>({
    values: { otp_attempt: '' },
    check: ({ otp_attempt: code }) => ({ otp_attempt: code.length === 6 ? null : 'short' }),
    send: ({ otp_attempt: code }) => send(code),
  });
  const { refusal, pending } = form;
  const error = refusal && (refusal === 'wrong_credentials' ? t('code.startAgain') : refusalText(refusal));
  const place = useRef<HTMLDivElement>(null);
  // Focuses the field when the step appears and after a refused code, so that the player can type immediately.
  useEffect(() => {
    if (!pending) place.current?.querySelector('input')?.focus();
  }, [pending]);

  return (
    <Form form={form} className="column account-form__code">
      <div>
        <span className="account-form__icon">
          <SmartphoneIcon />
        </span>
        <h1 className="heading-1">{t('code.title')}</h1>
        <p className="text-secondary margin-top-2">{t('code.text', { brand })}</p>
      </div>
      <div ref={place}>
        <OtpInput
          label={t('code.label')}
          value={form.values.otp_attempt}
          onChange={code => form.change({ otp_attempt: code })}
          onComplete={() => void form.submit()}
          error={error ?? undefined}
          disabled={pending}
        />
      </div>
      <SubmitButton form={form} pendingLabel={t('code.pending')}>
        {t('code.submit')}
      </SubmitButton>
      <p className="caption text-muted">{t('code.never', { brand })}</p>
    </Form>
  );
}
