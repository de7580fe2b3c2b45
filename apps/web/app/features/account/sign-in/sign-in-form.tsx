import type { SessionEnd } from '@liftoff/contract/account/session-end';
import { checkEmail } from '@liftoff/rules/account/email';
import { checkRequired } from '@liftoff/rules/account/field-rules';
import { LockIcon, MailIcon } from '@liftoff/ui/icons';
import { Notice } from '@liftoff/ui/notice';
import { useTranslations } from 'use-intl';
import { CheckField } from '../../../shared/form/fields/check-field.tsx';
import { PasswordField, TextField } from '../../../shared/form/fields/fields.tsx';
import { Form, SubmitButton } from '../../../shared/form/form.tsx';
import { RefusalNotice } from '../../../shared/form/refusal-notice.tsx';
import { isExclusion } from '../../../shared/form/refusals.ts';
import { useForm, type Sent } from '../../../shared/form/use-form.ts';
import { useHydrated } from '../../../shared/parts/hydrated.ts';
import { usePaths } from '../../../shared/site/site.ts';
import { CaptchaNote } from '../captcha/captcha-note.tsx';
import { useWanted } from '../landing.ts';
import { useBrand } from '../../../shared/site/shell-data.ts';
import { ExclusionHelp } from './exclusion-help.tsx';
import { SessionEndNotice } from './session-end-notice.tsx';

interface Credentials {
  email: string;
  password: string;
  remember_me: boolean;
}

interface SignInFormProps {
  send: (entered: Credentials) => Promise<Sent<Credentials>>;
  /** Whether a captcha is being solved. */
  solving: boolean;
  /** How the visitor's previous session ended, or `null` if that is unknown. */
  ended: SessionEnd | null;
}

/**
 * Form for email and password. A missing value is reported under its field. A wrong email or password is reported for
 * both fields together [A16].
 */
export function SignInForm({ send, solving, ended }: SignInFormProps) {
  const t = useTranslations('account');
  const { name: brand } = useBrand();
  const paths = usePaths();
  const wanted = useWanted();
  const form = useForm<Credentials>({
    values: { email: '', password: '', remember_me: true },
    check: ({ email, password }) => ({
      email: checkEmail(email),
      password: password === '' ? checkRequired(password) : null,
    }),
    send,
  });
  const hydrated = useHydrated();
  // Whether the visitor used an unlock link, which is emailed when other people's failed attempts have locked the
  // account. The same cached guest page is used for all links, so only the browser can read the token.
  const byLink = hydrated && new URLSearchParams(window.location.search).has('unlock_token');

  return (
    <Form form={form} className="column gap-4">
      <div>
        <h1 className="heading-1">{t('signIn.title')}</h1>
        <p className="text-secondary margin-top-2">
          {t('signIn.newHere', { brand })}{' '}
          <a className="link" href={paths.signUp(wanted)} data-keep-redirect="">
            {t('signIn.create')}
          </a>
        </p>
      </div>
      {!form.refusal && <SessionEndNotice ended={ended} />}
      <RefusalNotice refusal={form.refusal} />
      {isExclusion(form.refusal) && <ExclusionHelp />}
      <CaptchaNote solving={solving} />
      {byLink && !form.refusal && <Notice>{t('signIn.byLink')}</Notice>}
      <TextField form={form} name="email" label={t('email')} autoComplete="username" prefix={<MailIcon />} />
      <div className="account-form__password">
        <PasswordField
          form={form}
          name="password"
          label={t('password')}
          autoComplete="current-password"
          prefix={<LockIcon />}
        />
        <a className="link caption account-form__forgot" href={paths.remind()}>
          {t('signIn.forgot')}
        </a>
      </div>
      <div className="account-form__remember">
        <CheckField form={form} name="remember_me" label="">
          {t('signIn.remember')}
        </CheckField>
        <p className="caption text-muted">{t('signIn.rememberHint')}</p>
      </div>
      <SubmitButton form={form} pendingLabel={t('signIn.pending')}>
        {t('signIn.submit')}
      </SubmitButton>
      <p className="caption text-muted account-form__note">{t('signIn.twoFactorHint')}</p>
    </Form>
  );
}
