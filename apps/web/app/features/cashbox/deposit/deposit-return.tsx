import { Button } from '@liftoff/ui/button';
import { DialogFooter } from '@liftoff/ui/dialog';
import { Spinner } from '@liftoff/ui/spinner';
import { ErrorState } from '@liftoff/ui/state-panel';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { TrustLine } from '../../../shared/parts/trust-line.tsx';
import type { Deposit } from './use-deposit.ts';
import { useLooking } from './use-looking.ts';

interface DepositReturnProps {
  returned: Extract<Deposit, { step: 'returned' }>;
  /** Checks the payment status on the platform. */
  onLook: () => void;
  onHistory: () => void;
  onClose: () => void;
}

/** Shown when the player returns from the provider's page. Polls the platform until the payment has a final state. */
export function DepositReturn({ returned, onLook, onHistory, onClose }: DepositReturnProps) {
  const t = useTranslations('cashbox.returned');
  const result = useTranslations('cashbox.result');
  const look = useEffectEvent(onLook);
  useEffect(() => look(), []);
  useLooking(onLook);
  const { fault } = returned;
  return (
    <>
      {fault ? (
        <div className="cashbox__body cashbox__body--single">
          <ErrorState title={t(`${fault}Title`)} text={t(`${fault}Text`)} />
        </div>
      ) : (
        <div className="cashbox__body cashbox__body--single payment-result">
          <Spinner />
          <h2 className="heading-2">{t('title')}</h2>
          <p className="text-secondary" role="status">
            {t('text')}
          </p>
          <TrustLine />
        </div>
      )}
      <DialogFooter className="cashbox__footer">
        <Button variant="ghost" onClick={onHistory}>
          {result('history')}
        </Button>
        <Button size="l" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogFooter>
    </>
  );
}
