import type { CurrencyCode } from '@liftoff/contract/core/currencies';
import { SkeletonRows } from '@liftoff/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { DepositOrderForm } from './deposit-order-form.tsx';
import { NoMethods } from '../method/no-methods.tsx';
import { depositMethodsQuery } from '../method/read-methods.ts';
import type { PaymentsLibrary, Refused } from '../library/payments-api.ts';

interface DepositFormProps {
  library: PaymentsLibrary;
  playerId: number;
  currency: CurrencyCode;
  /** The balance that the deposit is added to, in minor units. */
  balance: bigint;
  refused: Refused<'createDeposit'> | null;
  withBonus: boolean;
  /** Takes the focus while the form is loading. */
  waiting: RefObject<HTMLElement | null>;
  onDeposit: (method: string, amount: bigint, bonusOffer: string | null | undefined) => Promise<void>;
}

/** Loads the payment methods, then shows the form for a method and an amount. */
export function DepositForm({ library, currency, ...rest }: DepositFormProps) {
  const t = useTranslations('cashbox.method');
  const { data: methods, isFetching, refetch } = useQuery(depositMethodsQuery(library, currency));

  if (!methods)
    return (
      <div className="cashbox__body cashbox__body--single" aria-busy="true">
        <output className="visually-hidden">{t('loading')}</output>
        <SkeletonRows />
      </div>
    );
  if (methods === 'away' || methods.length === 0)
    return (
      <NoMethods
        isAway={methods === 'away'}
        title={t('noneTitle')}
        text={t('noneText', { currency })}
        pending={isFetching}
        onAgain={() => {
          library.resetCache();
          void refetch();
        }}
      />
    );
  return <DepositOrderForm methods={methods} currency={currency} {...rest} />;
}
