import { FieldPair, StrengthMeter } from '@liftoff/ui/field';
import { LockIcon, MailIcon } from '@liftoff/ui/icons';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ageIn, countryChoices, provincesOf } from '../../../shared/form/countries.ts';
import { currencyChoices } from '../../../shared/money/currencies.ts';
import { CheckField } from '../../../shared/form/fields/check-field.tsx';
import { SelectField } from '../../../shared/form/fields/select-field.tsx';
import { PasswordField, TextField } from '../../../shared/form/fields/fields.tsx';
import { Form, SubmitButton } from '../../../shared/form/form.tsx';
import type { FormState } from '../../../shared/form/use-form.ts';
import { usePaths, useSite } from '../../../shared/site/site.ts';
import { agesByProvince, currencyIn, type Offered } from './places.ts';
import { passwordStrength, type SignUpDraft } from './sign-up-draft.ts';

interface CredentialsStepProps {
  form: FormState<SignUpDraft>;
  offered: Offered;
}

/** Step 1 of 2: the data that every account needs. Promotional offers are off by default [C39]. */
export function CredentialsStep({ form, offered }: CredentialsStepProps) {
  const { places, currencies } = offered;
  const t = useTranslations('account');
  const { locale } = useSite();
  const ages = agesByProvince(places, form.values.country);
  const lenient = provincesOf(form.values.country).filter(code => ages?.lenient.includes(code));
  const provinces = new Intl.ListFormat(locale).format(lenient.map(code => t(`provinces.${code}`)));
  const paths = usePaths();
  const strength = passwordStrength(form.values.password);
  const link = (href: string) => (chunks: ReactNode) => (
    <a className="link" href={href} target="_blank" rel="noopener">
      {chunks}
    </a>
  );
  const inCountry = (code: string) => {
    const place = places.find(known => known.code === code);
    return { country: code, state: '', currency: currencyIn(place, offered) };
  };

  return (
    <Form form={form} className="column gap-4">
      <TextField form={form} name="email" label={t('email')} prefix={<MailIcon />} />
      <div>
        <PasswordField
          form={form}
          name="password"
          label={t('password')}
          hint={t('signUp.passwordHint')}
          autoComplete="new-password"
          prefix={<LockIcon />}
        />
        {!form.errors.password && <StrengthMeter level={strength} of={4} />}
      </div>
      <FieldPair>
        <SelectField
          form={form}
          name="country"
          label={t('country')}
          options={countryChoices(places, locale)}
          changes={inCountry}
        />
        <SelectField form={form} name="currency" label={t('currency')} options={currencyChoices(currencies, locale)} />
      </FieldPair>
      <div className="column">
        <CheckField form={form} name="terms_acceptance" label={t('signUp.termsName')}>
          {t.rich(ages === null ? 'signUp.terms' : 'signUp.termsByProvince', {
            age: ages?.highest ?? ageIn(places, form.values.country),
            lower: ages?.lowest ?? 0,
            provinces,
            terms: link(paths.page('terms-and-conditions')),
            privacy: link(paths.page('privacy-policy')),
          })}
        </CheckField>
        <CheckField form={form} name="receive_promos" label="">
          {t('signUp.offers')}
        </CheckField>
      </div>
      <SubmitButton form={form} pendingLabel={t('signUp.checking')}>
        {t('signUp.continue')}
      </SubmitButton>
    </Form>
  );
}
