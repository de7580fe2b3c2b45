import type { User } from '@liftoff/contract/account/account';
import { Dialog } from '@liftoff/ui/dialog';
import { SkeletonRows } from '@liftoff/ui/skeleton';
import { ErrorState } from '@liftoff/ui/state-panel';
import { Button } from '@liftoff/ui/button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { accountCalls } from '../../../shared/calls/tables/account-calls.ts';
import { queryKeys } from '../../../shared/calls/query-keys.ts';
import { ageIn, type Country } from '../../../shared/form/countries.ts';
import { Form, SubmitButton } from '../../../shared/form/form.tsx';
import { PlayerField } from '../../../shared/form/fields/player-field.tsx';
import { RefusalNotice } from '../../../shared/form/refusal-notice.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { useLithuanianAccount } from '../../../shared/player/profile-fields/lithuanian-account.ts';
import { saveFields } from '../../../shared/player/profile-fields/save-fields.ts';
import { useDetails } from '../../../shared/player/profile-fields/use-details.ts';
import { useReauth } from '../../../shared/player/reauth/use-reauth.tsx';
import { withTexts } from '../../../shared/texts/with-texts.tsx';
import { todayHere } from '../../../shared/form/today.ts';
import {
  byProvinceCode,
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

/**
 * Edits the player's data. The fields are those that the platform names for the context `edition` [POPUP-012]
 * [ENTITY-003].
 */
export function EditDialog({ user, open, onClose }: EditDialogProps) {
  const t = useTranslations('profile.edit');
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <Suspense fallback={<SkeletonRows />}>
        <FieldsThenForm user={user} onClose={onClose} />
      </Suspense>
    </Dialog>
  );
}

/** Loads the texts for re-authentication. Some changes require it, but the page does not include its texts. */
const FieldsThenForm = withTexts(function FieldsThenForm({ user, onClose }: Omit<EditDialogProps, 'open'>) {
  const t = useTranslations('profile.edit');
  const fields = useQuery({ queryKey: queryKeys.playerFields(), queryFn: () => accountCalls.playerFields({}) });
  const countries = useQuery({
    queryKey: queryKeys.countries(),
    queryFn: () => accountCalls.listCountries({}),
    staleTime: Infinity,
  });
  const details = useDetails();
  if (fields.isError)
    return (
      <ErrorState title={t('failed')} action={<Button onClick={() => void fields.refetch()}>{t('retry')}</Button>} />
    );
  if (!fields.data || countries.isPending || details.isPending) return <SkeletonRows />;
  const asked = fieldsToEdit(fields.data.edition, user, details.data);
  const known = details.data?.known ?? [];
  return <EditForm user={user} asked={asked} known={known} countries={countries.data ?? []} onClose={onClose} />;
});

interface EditFormProps {
  user: User;
  asked: readonly EditField[];
  /** Details that the platform already has. */
  known: readonly EditField[];
  countries: readonly Country[];
  onClose: () => void;
}

function EditForm({ user, asked, known, countries, onClose }: EditFormProps) {
  const t = useTranslations('profile.edit');
  const queries = useQueryClient();
  const before = byProvinceCode(valuesOf(user), countries);
  const reauth = useReauth(user.two_factor_enabled);
  const ageOf = ({ country, state }: EditValues) => ageIn(countries, country, state);
  const verdictOf = (field: EditField, values: EditValues) => {
    const place = { country: values.country, minAge: ageOf(values), today: todayHere() };
    return checkEdit(field, values[field], before[field], place);
  };
  const form = useForm<EditValues>({
    values: before,
    check: values => Object.fromEntries(asked.map(field => [field, verdictOf(field, values)])),
    leave: (field, values) => {
      if (field === 'postal_code' || field === 'country') form.change(filledState(asked, values, countries));
      return verdictOf(field, values);
    },
    send: async (values, key) => {
      const saved = await reauth.run(async () => {
        await saveFields(changesOf(before, values), key);
        return true;
      });
      if (!saved) return;
      await queries.invalidateQueries({ queryKey: queryKeys.player() });
      onClose();
    },
  });
  useLithuanianAccount(form.errors.iban);
  return (
    <Form form={form} className="column gap-4">
      <RefusalNotice refusal={form.refusal} />
      {user.verified && <p className="small text-secondary">{t('locked')}</p>}
      {asked.map(name => (
        <PlayerField
          key={name}
          form={form}
          name={name}
          countries={countries}
          isKnown={known.includes(name)}
          age={ageOf(form.values)}
        />
      ))}
      <SubmitButton form={form} pendingLabel={t('saving')}>
        {t('save')}
      </SubmitButton>
      {reauth.dialog}
    </Form>
  );
}
