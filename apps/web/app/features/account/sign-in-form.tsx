import { Button } from '@liftoff/ui/button';
import { LockIcon, MailIcon } from '@liftoff/ui/icons';
import { Notice } from '@liftoff/ui/notice';
import { PasswordInput, TextInput } from '@liftoff/ui/text-input';
import { checkEmail } from '@liftoff/rules/account/email';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useHydrated } from '../../shared/hydrated.ts';
import { usePaths } from '../../shared/site.ts';
import { useFieldText } from './field-text.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { useRefusalText, type FormRefusal } from './refusal-text.ts';
import { useTypedBefore } from './use-typed-before.ts';

interface SignInFormProps {
  pending: boolean;
  refusal: FormRefusal | null;
  onSubmit: (email: string, password: string) => void;
}

/** E-mail and password. What is missing is said under its field; what does not match is said for both together [A16]. */
export function SignInForm({ pending, refusal, onSubmit }: SignInFormProps) {
  const t = useTranslations('account');
  const paths = usePaths();
  const fieldText = useFieldText();
  const refusalText = useRefusalText();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const emailError = asked ? fieldText(checkEmail(email), t('email')) : undefined;
  const passwordError =
    asked && password === '' ? fieldText('VALIDATION.COMMON.FIELD_NAME_REQUIRED', t('password')) : undefined;

  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  // By the link that is mailed when strangers have shut the account. A guest's page is kept for all links alike, so that
  // only the browser knows of it.
  const byLink = hydrated && new URLSearchParams(window.location.search).has('unlock_token');
  useTypedBefore(form, typed => {
    setEmail(typed.email);
    setPassword(typed.password);
  });

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(true);
    if (checkEmail(email) === null && password !== '' && !pending) onSubmit(email, password);
  };

  return (
    <form className="col g4" noValidate ref={form} onSubmit={submit}>
      <div>
        <h1 className="h1">{t('signIn.title')}</h1>
        <p className="t2 mt2">
          {t('signIn.newHere')}{' '}
          <a className="link" href={paths.signUp()}>
            {t('signIn.create')}
          </a>
        </p>
      </div>
      {refusal && <RefusalNotice>{refusalText(refusal)}</RefusalNotice>}
      {byLink && !refusal && <Notice>{t('signIn.byLink')}</Notice>}
      <TextInput
        label={t('email')}
        error={emailError}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        value={email}
        onChange={event => setEmail(event.target.value)}
        prefix={<MailIcon />}
      />
      <PasswordInput
        label={t('password')}
        error={passwordError}
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={event => setPassword(event.target.value)}
        prefix={<LockIcon />}
      />
      {/* Before script the browser would send the form itself, and the password with the address. */}
      <Button
        variant="primary"
        type="submit"
        size="l"
        block
        disabled={!hydrated}
        pending={pending}
        pendingLabel={t('signIn.pending')}
      >
        {t('signIn.submit')}
      </Button>
      <p className="cap t3 si__note">{t('signIn.twoFactorHint')}</p>
    </form>
  );
}
