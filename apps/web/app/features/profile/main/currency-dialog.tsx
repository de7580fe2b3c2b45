import type { CurrencyCode } from '@liftoff/contract/core/currencies';
import { checkRequired } from '@liftoff/rules/account/field-rules';
import { Button } from '@liftoff/ui/button';
import { Dialog } from '@liftoff/ui/dialog';
import { SkeletonRows } from '@liftoff/ui/skeleton';
import { ErrorState } from '@liftoff/ui/state-panel';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { queryKeys } from '../../../shared/calls/query-keys.ts';
import { walletCalls } from '../../../shared/calls/tables/wallet-calls.ts';
import { currencyChoices, payableCurrencies } from '../../../shared/money/currencies.ts';
import { Form, SubmitButton } from '../../../shared/form/form.tsx';
import { SelectField } from '../../../shared/form/fields/select-field.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { useSite } from '../../../shared/site/site.ts';
import { useAccountCurrency } from './use-account-currency.ts';

interface CurrencyDialogProps {
  /** Currencies for which the player already has an account. */
  owned: readonly CurrencyCode[];
  open: boolean;
  onClose: () => void;
}

/** Opens an account in another currency, if that currency is offered and accepts deposits [CALL-018] [CALL-047]. */
export function CurrencyDialog({ owned, open, onClose }: CurrencyDialogProps) {
  const t = useTranslations('profile.currency');
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} closeLabel={t('close')} size="s" sheet>
      <CurrencyChoice owned={owned} onClose={onClose} />
    </Dialog>
  );
}

function CurrencyChoice({ owned, onClose }: Omit<CurrencyDialogProps, 'open'>) {
  const t = useTranslations('profile');
  const { locale } = useSite();
  const { data, isError, refetch } = useQuery({
    queryKey: queryKeys.currencies(),
    queryFn: ({ signal }) => walletCalls.listCurrencies({ signal }),
    staleTime: Infinity,
  });
  const use = useAccountCurrency();
  const form = useForm<{ currency: CurrencyCode | '' }>({
    values: { currency: '' },
    check: ({ currency }) => ({ currency: checkRequired(currency) }),
    send: async ({ currency }) => {
      // `useAccountCurrency` reports errors, as it does for the other accounts.
      if (currency !== '') await use.mutateAsync(currency).then(onClose, () => undefined);
    },
  });
  if (isError)
    return (
      <ErrorState
        title={t('currency.load')}
        action={<Button onClick={() => void refetch()}>{t('edit.retry')}</Button>}
      />
    );
  if (!data) return <SkeletonRows />;
  const offered = payableCurrencies(data).filter(code => !owned.includes(code));
  if (offered.length === 0) return <p className="text-secondary">{t('currency.all')}</p>;
  return (
    <Form form={form} className="column gap-4">
      <p className="text-secondary">{t('currency.text')}</p>
      <SelectField
        form={form}
        name="currency"
        label={t('currency.field')}
        placeholder={t('choose')}
        options={currencyChoices(offered, locale)}
      />
      <SubmitButton form={form} pendingLabel={t('currency.pending')}>
        {t('currency.open')}
      </SubmitButton>
    </Form>
  );
}
