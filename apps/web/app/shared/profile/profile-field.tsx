import type { CashboxField } from '@liftoff/rules/account/cashbox-profile';
import { messageKeys, type MessageKey } from '@liftoff/rules/account/message-keys';
import { Select } from '@liftoff/ui/select';
import { TextInput, type TextInputProps } from '@liftoff/ui/text-input';
import { useTranslations } from 'use-intl';
import { useSite } from '../site.ts';
import type { Country } from './fetched-countries.ts';

interface ProfileFieldProps {
  field: CashboxField;
  value: string;
  error: string | undefined;
  countries: readonly Country[];
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** How the browser may help with each field. */
const help: Record<Exclude<CashboxField, 'country'>, Partial<TextInputProps>> = {
  mobile_phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  first_name: { autoComplete: 'given-name' },
  last_name: { autoComplete: 'family-name' },
  date_of_birth: { inputMode: 'numeric', autoComplete: 'bday', placeholder: 'DD/MM/YYYY', maxLength: 10 },
  city: { autoComplete: 'address-level2' },
  address: { autoComplete: 'street-address' },
  postal_code: { autoComplete: 'postal-code' },
};

/** One field of the profile with its label, its error and the browser's help. */
export function ProfileField({ field, value, error, countries, onChange, onBlur }: ProfileFieldProps) {
  const t = useTranslations('profile');
  const { locale } = useSite();
  const label = t(`fields.${field}`);
  const errorText = useErrorText()(error, label);
  if (field === 'country') {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    const options = countries
      .filter(({ open }) => open)
      .map(({ code }) => ({ value: code, label: names.of(code) ?? code }))
      .toSorted((a, b) => a.label.localeCompare(b.label, locale));
    return (
      <Select
        label={label}
        error={errorText}
        placeholder={t('choose')}
        options={options}
        autoComplete="country"
        value={value}
        onChange={event => onChange(event.target.value)}
      />
    );
  }
  return (
    <TextInput
      {...help[field]}
      label={label}
      error={errorText}
      hint={field === 'date_of_birth' ? t('birthdayHint') : undefined}
      name={field}
      value={value}
      onChange={event => onChange(event.target.value)}
      onBlur={onBlur}
    />
  );
}

const isKey = (key: string): key is MessageKey => messageKeys.some(known => known === key);

/** KEY-001 names the field; every other key has a text of its own. */
function useErrorText() {
  const t = useTranslations('account.fields');
  const own = useTranslations('profile');
  return (key: string | undefined, field: string): string | undefined => {
    if (key === undefined) return undefined;
    if (key === 'VALIDATION.COMMON.FIELD_NAME_REQUIRED') return t(key, { field });
    return isKey(key) ? t(key) : own('wrong');
  };
}
