import { Notice } from '@liftoff/ui/notice';
import { SkeletonRows } from '@liftoff/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { accountCalls } from '../../calls/tables/account-calls.ts';
import { queryKeys } from '../../calls/query-keys.ts';
import { ageIn, type Country } from '../../form/countries.ts';
import { Form, SubmitButton } from '../../form/form.tsx';
import { PlayerField } from '../../form/fields/player-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { usePlayerSeed } from '../player.ts';
import { useReauth } from '../reauth/use-reauth.tsx';
import { withTexts } from '../../texts/with-texts.tsx';
import { askedFields, checkField, type AskedField, type ProfileValues } from './check-fields.ts';
import { useLithuanianAccount } from './lithuanian-account.ts';
import { saveFields } from './save-fields.ts';
import { todayHere } from '../../form/today.ts';
import '@liftoff/ui/styles/forms.css';

interface ProfileFieldsFormProps {
  /** Names of the missing fields. Names that the form does not know are ignored. */
  fields: readonly string[];
  onSaved: () => void;
}

/** Asks for exactly the missing fields and saves them, then calls `onSaved` [STATE-045] [STATE-056] [POPUP-011]. */
export default withTexts(function ProfileFieldsForm(props: ProfileFieldsFormProps) {
  const { data, isPending } = useQuery({
    queryKey: queryKeys.countries(),
    queryFn: () => accountCalls.listCountries({}),
    staleTime: Infinity,
  });
  // If the countries fail to load, the form works without them [ERR-006]. The next time a form is opened, they are
  // loaded again.
  return isPending ? <SkeletonRows /> : <FieldsForm {...props} countries={data ?? []} />;
});

function FieldsForm({ countries, fields, onSaved }: ProfileFieldsFormProps & { countries: readonly Country[] }) {
  const t = useTranslations('profile');
  const user = usePlayerSeed()?.user;
  const asked = askedFields.filter(field => fields.includes(field));
  const placeOf = (values: ProfileValues) => {
    const country = values.country || (user?.country ?? '');
    return { country, minAge: ageIn(countries, country, values.state || user?.state) };
  };
  const verdictOf = (field: AskedField, values: ProfileValues) => {
    const { country, minAge } = placeOf(values);
    return checkField(field, values[field] ?? '', { country, minAge, today: todayHere() });
  };
  const reauth = useReauth(user?.two_factor_enabled ?? false);
  const form = useForm<Record<AskedField, string>>({
    values: () => Object.fromEntries(asked.map(field => [field, ''])) as Record<AskedField, string>,
    check: values => Object.fromEntries(asked.map(field => [field, verdictOf(field, values)])),
    leave: (field, values) => (values[field] ? verdictOf(field, values) : null),
    send: async (values, key) => {
      // Replacing a detail that the platform has but no longer accepts changes where money is paid to, so it requires
      // the password [A11].
      const isSaved = await reauth.run(async () => {
        await saveFields(values, key);
        return true;
      });
      if (isSaved) onSaved();
    },
  });

  useLithuanianAccount(form.errors.iban);
  return (
    <>
      <Form form={form} className="column gap-4">
        {asked.map(name => (
          <PlayerField key={name} form={form} name={name} countries={countries} age={placeOf(form.values).minAge} />
        ))}
        {form.refusal && (
          <Notice tone="bad" role="alert">
            {t('failed')}
          </Notice>
        )}
        <SubmitButton form={form} pendingLabel={t('saving')}>
          {t('save')}
        </SubmitButton>
      </Form>
      {reauth.dialog}
    </>
  );
}
