import { FieldPair } from '@liftoff/ui/field';
import { CalendarIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { ageIn, provincesOf } from '../../../shared/form/countries.ts';
import { completeBirthday, withSlashes } from '../../../shared/form/fields/birthday-typing.ts';
import { useFieldText } from '../../../shared/form/fields/field-text.ts';
import { SelectField } from '../../../shared/form/fields/select-field.tsx';
import { TextField } from '../../../shared/form/fields/fields.tsx';
import { Form, SubmitButton } from '../../../shared/form/form.tsx';
import type { FormState } from '../../../shared/form/use-form.ts';
import { LimitChoice } from './limit-choice.tsx';
import type { Place } from './places.ts';
import type { SignUpDraft } from './sign-up-draft.ts';

/**
 * Step 2 of 2: the player's identity as in their identity document, and an optional deposit limit before the first
 * deposit [C1].
 */
export function AboutStep({ form, places }: { form: FormState<SignUpDraft>; places: readonly Place[] }) {
  const t = useTranslations('account');
  const fieldText = useFieldText();
  const { country, state, currency, deposit_limit: limit } = form.values;
  const provinces = provincesOf(country);

  return (
    <Form form={form} className="column gap-4">
      <FieldPair>
        <TextField form={form} name="first_name" label={t('firstName')} />
        <TextField form={form} name="last_name" label={t('lastName')} />
      </FieldPair>
      <FieldPair alone={provinces.length === 0}>
        <TextField
          form={form}
          name="date_of_birth"
          label={t('birthday')}
          hint={t('birthdayHint')}
          className="numeric"
          placeholder={t('birthdayForm')}
          shape={withSlashes}
          complete={completeBirthday}
          age={ageIn(places, country, state)}
          prefix={<CalendarIcon />}
        />
        {provinces.length > 0 && (
          <SelectField
            form={form}
            name="state"
            label={t('province')}
            placeholder={t('choose')}
            options={provinces.map(code => ({ value: code, label: t(`provinces.${code}`) }))}
          />
        )}
      </FieldPair>
      <TextField
        form={form}
        name="nickname"
        label={t('nicknameName')}
        labelNode={t.rich('nickname', { small: chunks => <span className="text-muted">{chunks}</span> })}
        hint={t('nicknameHint')}
      />
      <LimitChoice
        currency={currency}
        value={limit}
        error={fieldText(form.errors.deposit_limit, t('limit.own'))}
        onChange={units => form.change({ deposit_limit: units })}
      />
      <SubmitButton form={form} pendingLabel={t('signUp.pending')}>
        {t('signUp.submit')}
      </SubmitButton>
    </Form>
  );
}
