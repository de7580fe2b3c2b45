import type { CurrencyCode } from '@liftoff/contract/core/currencies';
import { minor } from '@liftoff/rules/money/money';
import { Button } from '@liftoff/ui/button';
import { DialogFooter } from '@liftoff/ui/dialog';
import { KeyValue, KeyValues } from '@liftoff/ui/key-values';
import { SkeletonRows } from '@liftoff/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../../shared/money/money-text.ts';
import { paymentsQuery } from '../../../shared/money/payments-query.ts';
import { TrustLine } from '../../../shared/parts/trust-line.tsx';
import { depositMethodsQuery } from '../method/read-methods.ts';
import type { PaymentsLibrary } from '../library/payments-api.ts';
import { useMethodWords } from '../method/method-list.tsx';
import { repeatOf } from './repeat-of.ts';
import type { DepositChoice } from './use-deposit.ts';

interface FastDepositProps {
  library: PaymentsLibrary;
  currency: CurrencyCode;
  pending: boolean;
  onDeposit: (choice: DepositChoice) => Promise<void>;
  /** Shown if there is no deposit to repeat, or if the player wants a different deposit. */
  otherwise: ReactNode;
}

/** Repeats the last deposit with the same method and one click [POPUP-010]. */
export function FastDeposit({ library, currency, pending, onDeposit, otherwise }: FastDepositProps) {
  const t = useTranslations('cashbox');
  const money = useMoneyText();
  const words = useMethodWords();
  const [wantsOther, setWantsOther] = useState(false);
  const { data: methods = [], isPending } = useQuery(depositMethodsQuery(library, currency));
  const payments = useQuery(paymentsQuery());
  const repeat = methods === 'away' ? null : repeatOf(methods, payments.data ?? [], currency);

  if ((isPending || payments.isPending) && !wantsOther)
    return (
      <div className="cashbox__body cashbox__body--single" aria-busy="true">
        <output className="visually-hidden">{t('method.loading')}</output>
        <SkeletonRows />
      </div>
    );
  if (!repeat || wantsOther) return otherwise;
  const { method, profile } = repeat;
  const amount = money.exact(minor(repeat.amount), currency);
  const choice = { method: method.id, amount: minor(repeat.amount), currency, profile: profile.id };
  return (
    <>
      <div className="cashbox__body cashbox__body--single">
        <h2 className="heading-2 numeric">{t('fast.title', { amount })}</h2>
        <p className="text-secondary">{t('fast.text')}</p>
        <KeyValues well className="numeric cashbox__values">
          <KeyValue name={t('method.title')}>
            {t('withdraw.profile', { method: words(method).name, label: profile.label })}
          </KeyValue>
          <KeyValue name={t('pay.youPay')}>{amount}</KeyValue>
        </KeyValues>
        <div className="cashbox__trust">
          <TrustLine />
        </div>
      </div>
      <DialogFooter className="cashbox__footer">
        <Button variant="ghost" onClick={() => setWantsOther(true)}>
          {t('fast.other')}
        </Button>
        <Button
          variant="primary"
          size="l"
          pending={pending}
          pendingLabel={t('pay.pending')}
          onClick={() => void onDeposit(choice)}
        >
          {t('pay.submit', { amount })}
        </Button>
      </DialogFooter>
    </>
  );
}
