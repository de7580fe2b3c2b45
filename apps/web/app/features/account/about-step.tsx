import { Button } from '@liftoff/ui/button';
import { CalendarIcon } from '@liftoff/ui/icons';
import { Select } from '@liftoff/ui/select';
import { TextInput } from '@liftoff/ui/text-input';
import type { SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useFieldText } from './field-text.ts';
import { LimitChoice } from './limit-choice.tsx';
import { provincesOf } from './places.ts';
import type { StepProps } from './sign-up-form.tsx';

/** Step 2 of 2: who the player is, as on their document, and a ceiling before the first deposit [C1]. */
export function AboutStep({ draft, errors, change, next, pending }: StepProps & { pending: boolean }) {
  const t = useTranslations('account');
  const fieldText = useFieldText();
  const provinces = provincesOf(draft.country);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!pending) next();
  };

  return (
    <form className="col g4" noValidate onSubmit={submit}>
      <div className="two">
        <TextInput
          label={t('firstName')}
          error={fieldText(errors.firstName, t('firstName'))}
          name="given-name"
          autoComplete="given-name"
          value={draft.firstName}
          onChange={event => change({ firstName: event.target.value })}
        />
        <TextInput
          label={t('lastName')}
          error={fieldText(errors.lastName, t('lastName'))}
          name="family-name"
          autoComplete="family-name"
          value={draft.lastName}
          onChange={event => change({ lastName: event.target.value })}
        />
      </div>
      <div className={provinces.length > 0 ? 'two' : undefined}>
        <TextInput
          label={t('birthday')}
          error={fieldText(errors.birthday, t('birthday'))}
          hint={t('birthdayHint')}
          className="num"
          name="bday"
          autoComplete="bday"
          inputMode="numeric"
          placeholder={t('birthdayForm')}
          maxLength={10}
          value={draft.birthday}
          onChange={event => change({ birthday: withSlashes(event.target.value, draft.birthday) })}
          prefix={<CalendarIcon />}
        />
        {provinces.length > 0 && (
          <Select
            label={t('province')}
            error={fieldText(errors.state, t('province'))}
            name="state"
            placeholder={t('choose')}
            options={provinces.map(code => ({ value: code, label: t(`provinces.${code}`) }))}
            value={draft.state}
            onChange={event => change({ state: event.target.value })}
          />
        )}
      </div>
      <TextInput
        label={t.rich('nickname', { small: chunks => <span className="t3">{chunks}</span> })}
        error={fieldText(errors.nickname, t('nicknameName'))}
        hint={t('nicknameHint')}
        name="nickname"
        autoComplete="nickname"
        value={draft.nickname}
        onChange={event => change({ nickname: event.target.value })}
      />
      <LimitChoice
        currency={draft.currency}
        value={draft.weeklyLimit}
        error={fieldText(errors.weeklyLimit, t('limit.own'))}
        onChange={weeklyLimit => change({ weeklyLimit })}
      />
      <Button variant="primary" type="submit" size="l" block pending={pending} pendingLabel={t('signUp.pending')}>
        {t('signUp.submit')}
      </Button>
    </form>
  );
}

/** Puts the slashes of DD/MM/YYYY while digits are typed, and leaves deleting alone. */
function withSlashes(typed: string, before: string): string {
  if (typed.length < before.length) return typed;
  const digits = typed.replaceAll(/\D/g, '').slice(0, 8);
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)];
  if (digits.length < 2) return digits;
  if (digits.length < 4) return `${parts[0]}/${parts[1]}`;
  return parts.join('/');
}
