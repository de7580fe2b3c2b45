import { useTranslations } from 'use-intl';
import { countryChoices, provincesOf, type Country } from '../countries.ts';
import { useSite } from '../../site/site.ts';
import { isDetail, type AskedField } from '../../player/profile-fields/check-fields.ts';
import { completeBirthday, withSlashes } from './birthday-typing.ts';
import { SelectField } from './select-field.tsx';
import { TextField } from './fields.tsx';
import type { FormState } from '../use-form.ts';

interface PlayerFieldProps {
  form: FormState<Record<AskedField, string>>;
  name: AskedField;
  countries: readonly Country[];
  /** Whether the platform already has this detail, which it never sends back. */
  isKnown?: boolean;
  /** Minimum age where the player lives. */
  age?: number;
}

/** A profile field that the platform requests by name. */
export function PlayerField({ form, name, countries, isKnown = false, age }: PlayerFieldProps) {
  const t = useTranslations('profile');
  const account = useTranslations('account');
  const { locale } = useSite();
  const label = t(`fields.${name}`);
  if (name === 'country' || name === 'gender') {
    const options =
      name === 'country'
        ? countryChoices(countries, locale)
        : genders.map(value => ({ value, label: t(`genders.${value}`) }));
    // A province of another country would be wrong, so a change of country clears it.
    const changes = (country: string) => ({ country, state: '' });
    return (
      <SelectField
        form={form}
        name={name}
        label={label}
        placeholder={t('choose')}
        options={options}
        {...(name === 'country' ? { changes } : {})}
      />
    );
  }
  const provinces = provincesOf(form.values.country);
  if (name === 'state' && provinces.length > 0) {
    const options = provinces.map(code => ({ value: code, label: account(`provinces.${code}`) }));
    return <SelectField form={form} name={name} label={label} placeholder={t('choose')} options={options} />;
  }
  if (isDetail(name)) {
    const hint = isKnown ? t('known') : t(`detailHints.${name}`);
    return <TextField form={form} name={name} label={label} hint={hint} />;
  }
  const birthday = {
    hint: t('birthdayHint'),
    placeholder: t('birthdayForm'),
    shape: withSlashes,
    complete: completeBirthday,
    age,
  };
  return <TextField form={form} name={name} label={label} {...(name === 'date_of_birth' ? birthday : {})} />;
}

const genders = ['f', 'm', 'x'] as const;
