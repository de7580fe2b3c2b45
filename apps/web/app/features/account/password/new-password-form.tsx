import { CallError } from '@liftoff/contract/core/client';
import { checkPassword, checkRepeated, passwordMinLength } from '@liftoff/rules/account/password';
import { StrengthMeter } from '@liftoff/ui/field';
import { CheckIcon, LockIcon, MonitorIcon } from '@liftoff/ui/icons';
import { Well } from '@liftoff/ui/well';
import { useTranslations } from 'use-intl';
import { accountCalls } from '../../../shared/calls/tables/account-calls.ts';
import { checkCommonPassword } from '../../../shared/form/common-password.ts';
import { PasswordField } from '../../../shared/form/fields/fields.tsx';
import { Form, SubmitButton } from '../../../shared/form/form.tsx';
import { RefusalNotice } from '../../../shared/form/refusal-notice.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { passwordStrength } from '../sign-up/sign-up-draft.ts';
import { StepHead } from '../step-head.tsx';

interface NewPasswordFormProps {
  token: string;
  onSet: () => void;
  onExpired: () => void;
}

const isExpired = (error: unknown): boolean =>
  error instanceof CallError && Boolean(error.body?.errors?.reset_password_token);

/**
 * Asks for the new password twice [CALL-034] [VALID-048]. Rules that involve the old password are checked only by the
 * platform.
 */
export function NewPasswordForm({ token, onSet, onExpired }: NewPasswordFormProps) {
  const t = useTranslations('access.newPassword');
  const form = useForm({
    values: { password: '', password_confirmation: '' },
    check: ({ password, password_confirmation: repeated }) => ({
      password: checkPassword(password),
      password_confirmation: checkRepeated(password, repeated),
    }),
    leave: (name, { password }) => (name === 'password' ? checkCommonPassword(password) : null),
    send: async values => {
      try {
        await accountCalls.setPassword({ body: { user: { reset_password_token: token, ...values } } });
      } catch (error) {
        if (!isExpired(error)) throw error;
        onExpired();
        return;
      }
      onSet();
    },
  });
  const isLong = form.values.password.length >= passwordMinLength;
  return (
    <Form form={form} className="column gap-4">
      <StepHead icon={LockIcon} title={t('title')}>
        {t('text')}
      </StepHead>
      <RefusalNotice refusal={form.refusal} />
      <div>
        <PasswordField
          form={form}
          name="password"
          label={t('label')}
          autoComplete="new-password"
          prefix={<LockIcon />}
        />
        {!form.errors.password && <StrengthMeter level={passwordStrength(form.values.password)} of={4} />}
      </div>
      <PasswordField
        form={form}
        name="password_confirmation"
        label={t('repeat')}
        autoComplete="new-password"
        prefix={<LockIcon />}
      />
      <ul className="column gap-2 small text-secondary account-form__rules">
        <li className={isLong ? 'row gap-3 is-met' : 'row gap-3'}>
          <CheckIcon size="s" />
          {t('length')}
        </li>
        <li className="row gap-3">
          <CheckIcon size="s" />
          {t('before')}
        </li>
        <li className="row gap-3">
          <CheckIcon size="s" />
          {t('personal')}
        </li>
      </ul>
      <SubmitButton form={form} pendingLabel={t('pending')}>
        {t('submit')}
      </SubmitButton>
      <Well className="account-form__hint">
        <MonitorIcon />
        <p className="caption text-secondary">{t('devices')}</p>
      </Well>
    </Form>
  );
}
