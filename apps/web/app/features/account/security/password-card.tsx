import { checkRequired } from '@liftoff/rules/account/field-rules';
import { checkNewPassword, isOwnEmail, passwordMinLength } from '@liftoff/rules/account/password';
import type { Verdict } from '@liftoff/rules/account/message-keys';
import { textLength } from '@liftoff/rules/account/text-length';
import { Card } from '@liftoff/ui/card';
import { StrengthMeter } from '@liftoff/ui/field';
import { CheckIcon, KeyRoundIcon, LockIcon } from '@liftoff/ui/icons';
import { useToast } from '@liftoff/ui/toast';
import { useTranslations } from 'use-intl';
import type { User } from '@liftoff/contract/account/account';
import { securityCalls } from '../../../shared/calls/tables/security-calls.ts';
import { PasswordField } from '../../../shared/form/fields/fields.tsx';
import { checkCommonPassword } from '../../../shared/form/common-password.ts';
import { Form, SubmitButton } from '../../../shared/form/form.tsx';
import { RefusalNotice } from '../../../shared/form/refusal-notice.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { useSignOut } from '../../../shared/player/session/use-sign-out.ts';
import { usePaths } from '../../../shared/site/site.ts';
import { passwordStrength } from '../sign-up/sign-up-draft.ts';
import { useLocalTime } from './use-local-time.ts';

interface Passwords {
  current_password: string;
  password: string;
}

/** The rules for a new password, each with whether it is met. The platform checks the same rules. */
const rulesOf = ({ current_password: current, password }: Passwords, user: User) =>
  ({
    length: textLength(password) >= passwordMinLength,
    same: password !== '' && password !== current,
    personal: password !== '' && !isOwnEmail(password, user.email),
  }) as const;

function checkNew(passwords: Passwords, user: User): Verdict {
  const verdict = checkNewPassword(passwords.password, user.email);
  if (verdict !== null) return verdict;
  return rulesOf(passwords, user).same ? null : 'VALIDATION.PASSWORD.SAME';
}

const empty: Passwords = { current_password: '', password: '' };

interface PasswordCardProps {
  user: User;
  /** ISO timestamp, or `null` if the password was never changed. */
  changedAt: string | null;
  onChanged: () => void;
}

/** Changes the password, which requires the current one and signs out all other devices [A8] [A10]. */
export function PasswordCard({ user, changedAt, onChanged }: PasswordCardProps) {
  const t = useTranslations('security.password');
  const time = useLocalTime();
  const { show } = useToast();
  // Signs out first, because the password reset form is only for guests [GUARD-004].
  const { signOut, pending: isLeaving } = useSignOut(usePaths().remind());
  const form = useForm<Passwords>({
    values: empty,
    check: entered => ({
      current_password: checkRequired(entered.current_password),
      password: checkNew(entered, user),
    }),
    leave: (name, { password }) => (name === 'password' ? checkCommonPassword(password) : null),
    send: async entered => {
      await securityCalls.changePassword({ body: entered });
      form.change(empty);
      show({ tone: 'ok', content: t('done') });
      onChanged();
    },
  });
  const rules = rulesOf(form.values, user);

  return (
    <Card aria-labelledby="sc-password" className="security__password">
      <div className="row between flex-wrap gap-2">
        <h2 className="heading-3" id="sc-password">
          {t('title')}
        </h2>
        {changedAt && <span className="caption text-muted numeric">{t('changed', { date: time.day(changedAt) })}</span>}
      </div>
      <Form form={form} className="column gap-4 margin-top-4">
        <RefusalNotice refusal={form.refusal} />
        <PasswordField
          form={form}
          name="current_password"
          label={t('current')}
          autoComplete="current-password"
          prefix={<LockIcon />}
        />
        <div>
          <PasswordField
            form={form}
            name="password"
            label={t('new')}
            autoComplete="new-password"
            prefix={<KeyRoundIcon />}
          />
          <div className="margin-top-2">
            {!form.errors.password && <StrengthMeter level={passwordStrength(form.values.password)} of={4} />}
          </div>
        </div>
        <ul className="column gap-2 small text-secondary">
          {(['length', 'same', 'personal'] as const).map(rule => (
            <li key={rule} className={`row gap-3 security__rule${rules[rule] ? ' security__rule--met' : ''}`}>
              <CheckIcon size="s" />
              <span aria-hidden="true">{t(`rules.${rule}`)}</span>
              <span className="visually-hidden">{t(rules[rule] ? 'met' : 'open', { rule: t(`rules.${rule}`) })}</span>
            </li>
          ))}
        </ul>
        <div className="security__actions">
          <SubmitButton form={form} pendingLabel={t('pending')}>
            {t('submit')}
          </SubmitButton>
          <button type="button" className="link small" aria-busy={isLeaving} onClick={signOut}>
            {t('forgot')}
          </button>
        </div>
      </Form>
      <p className="caption text-muted">{t('note')}</p>
    </Card>
  );
}
