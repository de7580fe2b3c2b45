import type { PaymentTotals } from '@liftoff/contract/cashbox/cashbox';
import { Select } from '@liftoff/ui/select';
import { VisuallyHidden } from '@liftoff/ui/visually-hidden';
import { WellList } from '@liftoff/ui/well';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { readPaymentTotals } from '../../../shared/calls/tables/payment-calls.ts';
import { queryKeys } from '../../../shared/calls/query-keys.ts';
import { useMoneyText } from '../../../shared/money/money-text.ts';
import { useSite } from '../../../shared/site/site.ts';

/** Totals of the payments in a month, or of all time if `month` is `''`. */
export const usePaymentTotals = (month: string) =>
  useQuery({
    queryKey: queryKeys.paymentTotals(month),
    queryFn: ({ signal }) => readPaymentTotals(month, signal),
    placeholderData: before => before && { months: before.months, totals: [] },
  });

interface MonthSelectProps {
  months: readonly string[];
  value: string;
  onChange: (month: string) => void;
}

/** Selects a month that has payments, newest first, or all time. */
export function MonthSelect({ months, value, onChange }: MonthSelectProps) {
  const t = useTranslations('cashbox.history');
  const { locale } = useSite();
  const nameOf = (month: string) =>
    new Date(`${month}-01`).toLocaleDateString(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <Select
      label={<VisuallyHidden>{t('month')}</VisuallyHidden>}
      fieldClassName="payment-history__month"
      value={value}
      options={[{ value: '', label: t('allTime') }, ...months.map(month => ({ value: month, label: nameOf(month) }))]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/**
 * Deposits, withdrawals and their difference, listed by currency, as the platform calculates them from the ledger.
 */
export function TotalsLists({ totals }: Pick<PaymentTotals, 'totals'>) {
  const t = useTranslations('cashbox.history.totals');
  const money = useMoneyText();
  return totals.map(({ currency, deposited_cents: deposited, withdrawn_cents: withdrawn, difference_cents: net }) => (
    <WellList key={currency} className="figures payment-history__totals numeric">
      <div>
        <dt>{t('deposited')}</dt>
        <dd>{money.of(deposited, currency)}</dd>
      </div>
      <div>
        <dt>{t('withdrawn')}</dt>
        <dd>{money.of(withdrawn, currency)}</dd>
      </div>
      <div>
        <dt>{t('difference')}</dt>
        <dd>{money.of(net, currency)}</dd>
      </div>
    </WellList>
  ));
}
