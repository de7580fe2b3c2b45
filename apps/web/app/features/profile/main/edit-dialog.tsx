import type { User, UserEdit } from '@liftoff/contract/account';
import { dayIn } from '@liftoff/rules/account/calendar-day';
import { Dialog } from '@liftoff/ui/dialog';
import { SkeletonRows } from '@liftoff/ui/skeleton';
import { ErrorState } from '@liftoff/ui/state-panel';
import { Button } from '@liftoff/ui/button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type * as z from 'zod';
import { accountCalls } from '../../../shared/calls/account-calls.ts';
import { queryKeys } from '../../../shared/calls/query-keys.ts';
import { countryChoices, type Country } from '../../../shared/countries.ts';
import { SelectField } from '../../../shared/form/select-field.tsx';
import { TextField } from '../../../shared/form/fields.tsx';
import { Form, SubmitButton } from '../../../shared/form/form.tsx';
import { RefusalNotice } from '../../../shared/form/refusal-notice.tsx';
import { useForm, type FormState } from '../../../shared/form/use-form.ts';
import { useSite } from '../../../shared/site.ts';
import {
  changesOf,
  checkEdit,
  fieldsToEdit,
  filledState,
  valuesOf,
  type EditField,
  type EditValues,
} from './edit-fields.ts';

interface EditDialogProps {
  user: User;
  open: boolean;
  onClose: () => void;
}

/** POPUP-012: the player's data, with the fields that the platform names for the context `edition` (ENTITY-003). */
export function EditDialog({ user, open, onClose }: EditDialogProps) {
  const t = useTranslations('profile.edit');
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <FieldsThenForm user={user} onClose={onClose} />
    </Dialog>
  );
}

function FieldsThenForm({ user, onClose }: Omit<EditDialogProps, 'open'>) {
  const t = useTranslations('profile.edit');
  const fields = useQuery({ queryKey: queryKeys.playerFields(), queryFn: () => accountCalls.playerFields({}) });
  const countries = useQuery({
    queryKey: queryKeys.countries(),
    queryFn: () => accountCalls.listCountries({}),
    staleTime: Infinity,
  });
  if (fields.isError)
    return (
      <ErrorState title={t('failed')} action={<Button onClick={() => void fields.refetch()}>{t('retry')}</Button>} />
    );
  if (!fields.data || countries.isPending) return <SkeletonRows />;
  const asked = fieldsToEdit(fields.data.edition, user);
  return <EditForm user={user} asked={asked} countries={countries.data ?? []} onClose={onClose} />;
}

interface EditFormProps {
  user: User;
  asked: readonly EditField[];
  countries: readonly Country[];
  onClose: () => void;
}

function EditForm({ user, asked, countries, onClose }: EditFormProps) {
  const t = useTranslations('profile.edit');
  const queries = useQueryClient();
  const before = valuesOf(user);
  const verdictOf = (field: EditField, values: EditValues) => {
    const minAge = countries.find(({ code }) => code === values.country)?.min_age ?? 18;
    const today = dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
    return checkEdit(field, values[field], before[field], { country: values.country, minAge, today });
  };
  const form = useForm<EditValues>({
    values: before,
    check: values => Object.fromEntries(asked.map(field => [field, verdictOf(field, values)])),
    leave: (field, values) => {
      if (field === 'postal_code' || field === 'country') form.change(filledState(asked, values));
      return verdictOf(field, values);
    },
    send: async (values, key) => {
      const body = changesOf(before, values) as z.input<typeof UserEdit>;
      if (Object.keys(body).length > 0) await accountCalls.updatePlayer({ body, headers: { 'idempotency-key': key } });
      await queries.invalidateQueries({ queryKey: queryKeys.profile() });
      onClose();
    },
  });
  return (
    <Form form={form} className="col g4">
      <RefusalNotice refusal={form.refusal} />
      {user.verified && <p className="small t2">{t('locked')}</p>}
      {asked.map(name => (
        <EditInput key={name} form={form} name={name} countries={countries} />
      ))}
      <SubmitButton form={form} pendingLabel={t('saving')}>
        {t('save')}
      </SubmitButton>
    </Form>
  );
}

interface EditInputProps {
  form: FormState<EditValues>;
  name: EditField;
  countries: readonly Country[];
}

function EditInput({ form, name, countries }: EditInputProps) {
  const t = useTranslations('profile');
  const { locale } = useSite();
  const label = t(`fields.${name}`);
  if (name === 'country')
    return (
      <SelectField
        form={form}
        name={name}
        label={label}
        placeholder={t('choose')}
        options={countryChoices(countries, locale)}
      />
    );
  if (name === 'gender') {
    const options = (['f', 'm', 'x'] as const).map(value => ({ value, label: t(`genders.${value}`) }));
    return <SelectField form={form} name={name} label={label} placeholder={t('choose')} options={options} />;
  }
  const day = name === 'date_of_birth' ? { hint: t('birthdayHint'), placeholder: 'DD/MM/YYYY', maxLength: 10 } : {};
  return <TextField form={form} name={name} label={label} {...day} />;
}
