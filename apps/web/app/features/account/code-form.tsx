import { Button } from '@liftoff/ui/button';
import { SmartphoneIcon } from '@liftoff/ui/icons';
import { OtpInput } from '@liftoff/ui/otp-input';
import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useRefusalText, type FormRefusal } from './refusal-text.ts';

interface CodeFormProps {
  pending: boolean;
  refusal: FormRefusal | null;
  onSubmit: (code: string) => void;
}

/** The six digits of the authenticator (CALL-030); they go off by themselves when the last one is typed. */
export function CodeForm({ pending, refusal, onSubmit }: CodeFormProps) {
  const t = useTranslations('account');
  const refusalText = useRefusalText();
  const [code, setCode] = useState('');
  const error = refusal && (refusal === 'wrong_credentials' ? t('code.startAgain') : refusalText(refusal));

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (code.length === 6 && !pending) onSubmit(code);
  };

  return (
    <form className="col si__code" noValidate onSubmit={submit} ref={focusField}>
      <div>
        <span className="si__i">
          <SmartphoneIcon />
        </span>
        <h1 className="h1">{t('code.title')}</h1>
        <p className="t2 mt2">{t('code.text')}</p>
      </div>
      <OtpInput
        label={t('code.label')}
        value={code}
        onChange={setCode}
        onComplete={onSubmit}
        error={error ?? undefined}
        disabled={pending}
      />
      <Button variant="primary" type="submit" size="l" block pending={pending} pendingLabel={t('code.pending')}>
        {t('code.submit')}
      </Button>
      <p className="cap t3">{t('code.never')}</p>
    </form>
  );
}

/** The step replaces the one before: typing goes on in its field. */
function focusField(form: HTMLFormElement | null): void {
  form?.querySelector('input')?.focus();
}
