import { CallError } from '@liftoff/contract/client';
import { cashboxFields, type CashboxField } from '@liftoff/rules/account/cashbox-profile';
import { dayIn } from '@liftoff/rules/account/calendar-day';
import { Button } from '@liftoff/ui/button';
import { Notice } from '@liftoff/ui/notice';
import { use, useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { fetchTexts } from '../calls/fetched-texts.ts';
import { usePlayerSeed } from '../player.ts';
import { useSite } from '../site.ts';
import { MoreTexts } from '../texts/more-texts.tsx';
import { checkField, type ProfileValues } from './check-fields.ts';
import { fetchCountries } from './fetched-countries.ts';
import { profileClient } from './profile-client.ts';
import { ProfileField } from './profile-field.tsx';
import '@liftoff/ui/styles/forms.css';
import './profile-frame.css';

interface ProfileFieldsFormProps {
  /** The missing fields; names that are not of the profile form are left out. */
  fields: readonly string[];
  onSaved: () => void;
}

/** Asks for exactly the missing fields and saves them (STATE-045, STATE-056, POPUP-011); then the way goes on. */
export default function ProfileFieldsForm(props: ProfileFieldsFormProps) {
  const { locale } = useSite();
  const texts = use(fetchTexts(locale));
  return (
    <MoreTexts locale={locale} texts={texts}>
      <FieldsForm {...props} />
    </MoreTexts>
  );
}

type Errors = Readonly<Partial<Record<CashboxField, string | undefined>>>;

/** The day it is where the player is: a birthday begins there, not in UTC [C25]. */
const today = () => dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());

function FieldsForm({ fields, onSaved }: ProfileFieldsFormProps) {
  const t = useTranslations('profile');
  const user = usePlayerSeed()?.user;
  const countries = use(fetchCountries());
  const asked = cashboxFields.filter(field => fields.includes(field));
  const [values, setValues] = useState<ProfileValues>({});
  const [errors, setErrors] = useState<Errors>({});
  const [failed, setFailed] = useState(false);
  const [pending, setPending] = useState(false);

  const verdictOf = (field: CashboxField) => {
    const country = values.country ?? user?.country ?? '';
    const minAge = countries.find(({ code }) => code === country)?.min_age ?? 18;
    return checkField(field, values[field] ?? '', { country, minAge, today: today() });
  };
  const judge = (field: CashboxField) => {
    const verdict = verdictOf(field);
    setErrors(before => ({ ...before, [field]: values[field] ? (verdict ?? undefined) : undefined }));
  };
  const change = (field: CashboxField, value: string) => {
    setValues(before => ({ ...before, [field]: value }));
    setErrors(before => ({ ...before, [field]: undefined }));
  };

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const found = asked.flatMap(field => {
      const verdict = verdictOf(field);
      return verdict ? [[field, verdict] as const] : [];
    });
    setErrors(Object.fromEntries(found));
    if (found.length > 0 || pending) return;
    setPending(true);
    setFailed(false);
    try {
      await profileClient.updatePlayer({ body: values, headers: { 'idempotency-key': crypto.randomUUID() } });
      onSaved();
    } catch (error) {
      const told = fieldErrorsOf(error, asked);
      setErrors(told);
      setFailed(Object.keys(told).length === 0);
    } finally {
      setPending(false);
    }
  };

  return (
    <form className="col g4" noValidate onSubmit={event => void submit(event)}>
      {asked.map(field => (
        <ProfileField
          key={field}
          field={field}
          value={values[field] ?? ''}
          error={errors[field]}
          countries={countries}
          onChange={value => change(field, value)}
          onBlur={() => judge(field)}
        />
      ))}
      {failed && (
        <Notice tone="bad" role="alert">
          {t('failed')}
        </Notice>
      )}
      <Button type="submit" variant="primary" size="l" block pending={pending} pendingLabel={t('saving')}>
        {t('save')}
      </Button>
    </form>
  );
}

/** What the platform said about fields of this form. */
function fieldErrorsOf(error: unknown, asked: readonly CashboxField[]): Errors {
  const told = error instanceof CallError ? (error.body?.errors ?? {}) : {};
  return Object.fromEntries(
    asked.flatMap(field => {
      const first = told[field]?.[0];
      return first === undefined ? [] : [[field, first]];
    }),
  );
}
