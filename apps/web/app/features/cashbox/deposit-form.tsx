import type { PaymentMethod } from '@liftoff/contract/cashbox';
import type { CurrencyCode } from '@liftoff/contract/currencies';
import { SkeletonRows } from '@liftoff/ui/skeleton';
import { ErrorState } from '@liftoff/ui/state-panel';
import { useEffect, useState, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { DepositOrderForm } from './deposit-order-form.tsx';
import { readDepositMethods } from './deposit-methods.ts';
import type { PaymentsLibrary, Refused } from './library/payments-api.ts';

interface DepositFormProps {
  library: PaymentsLibrary;
  playerId: number;
  currency: CurrencyCode;
  refused: Refused | null;
  /** Where the keyboard waits for the form. */
  waiting: RefObject<HTMLElement | null>;
  onDeposit: (method: string, amount: bigint) => Promise<void>;
}

/** Loads the methods, then asks for one and an amount. */
export function DepositForm({ library, currency, ...rest }: DepositFormProps) {
  const t = useTranslations('cashbox.method');
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<{ tries: number; methods: PaymentMethod[] } | null>(null);

  useEffect(() => {
    let left = false;
    void readDepositMethods(library, currency).then(methods => {
      if (!left) setFound({ tries, methods });
    });
    return () => {
      left = true;
    };
  }, [library, currency, tries]);

  if (found?.tries !== tries)
    return (
      <div className="cb__b cb__b--one" aria-busy="true">
        <output className="vh">{t('loading')}</output>
        <SkeletonRows />
      </div>
    );
  if (found.methods.length === 0)
    return (
      <div className="cb__b cb__b--one">
        <ErrorState
          title={t('noneTitle')}
          text={t('noneText', { currency })}
          action={
            <button
              type="button"
              className="btn btn--primary"
              onClick={() => {
                library.resetCache();
                setTries(tries + 1);
              }}
            >
              {t('retry')}
            </button>
          }
        />
      </div>
    );
  return <DepositOrderForm methods={found.methods} currency={currency} {...rest} />;
}
