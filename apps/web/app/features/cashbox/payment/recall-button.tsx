import { CallError } from '@liftoff/contract/core/client';
import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import { minor } from '@liftoff/rules/money/money';
import { Button } from '@liftoff/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { recallPayment } from '../../../shared/calls/tables/payment-calls.ts';
import { useMoneyText } from '../../../shared/money/money-text.ts';

/** Whether the platform refused the call. After any other failure, a retry might succeed. */
const isRefusal = (error: unknown): boolean =>
  error instanceof CallError && [403, 404, 409, 422].includes(error.status);

/**
 * Button that returns a withdrawal to the balance, after asking once, because money on its way out is easily played
 * away again. Not shown if the licence or a limit forbids it [D1].
 */
export function RecallButton({ payment, onMoney }: { payment: Payment; onMoney: () => void }) {
  const t = useTranslations('cashbox.history');
  const money = useMoneyText();
  const [isAsking, setAsking] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone, so the focus moves to the safe answer.
  useEffect(() => {
    if (isAsking) keep.current?.focus();
  }, [isAsking]);
  const recall = useMutation({
    mutationFn: () =>
      recallPayment({ params: { id: payment.id }, headers: { 'idempotency-key': `recall-${payment.id}` } }),
    onSettled: onMoney,
  });
  return (
    <>
      {isAsking ? (
        <div role="group" aria-label={t('recall')}>
          <p className="small">
            {t('recallAsk', { amount: money.exact(minor(payment.amount_cents), payment.currency) })}
          </p>
          <div className="row gap-2 flex-wrap margin-top-3">
            <Button size="s" ref={keep} disabled={recall.isPending} onClick={() => setAsking(false)}>
              {t('recallKeep')}
            </Button>
            <Button size="s" pending={recall.isPending} pendingLabel={t('recalling')} onClick={() => recall.mutate()}>
              {t('recallYes')}
            </Button>
          </div>
        </div>
      ) : (
        <Button size="s" onClick={() => setAsking(true)}>
          {t('recall')}
        </Button>
      )}
      {recall.isError && (
        <p className="caption" role="alert">
          {t(isRefusal(recall.error) ? 'notRecalled' : 'recallFailed')}
        </p>
      )}
    </>
  );
}
