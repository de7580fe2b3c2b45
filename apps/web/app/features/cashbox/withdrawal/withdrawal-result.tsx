import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import { minor } from '@liftoff/rules/money/money';
import { timeText } from '@liftoff/rules/notice/time-text';
import { Button } from '@liftoff/ui/button';
import { DialogFooter } from '@liftoff/ui/dialog';
import { CircleCheckIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { useCoinWords } from '../coin-words.ts';
import { TrustLine } from '../../../shared/parts/trust-line.tsx';
import { useSite } from '../../../shared/site/site.ts';
import { WithdrawalSteps } from './withdrawal-steps.tsx';

interface WithdrawalResultProps {
  payment: Payment;
  onHistory: () => void;
  onClose: () => void;
}

const focusOnIt = (title: HTMLElement | null) => title?.focus();

/** Shown after a withdrawal has begun. Says what happened, and what happens next and when. */
export function WithdrawalResult({ payment, onHistory, onClose }: WithdrawalResultProps) {
  const t = useTranslations('cashbox');
  const coins = useCoinWords();
  const { locale } = useSite();
  const at = (moment: string) => timeText(new Date(moment), locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <div className="cashbox__body cashbox__body--single payment-result">
        <span className="payment-result__icon payment-result__icon--ok">
          <CircleCheckIcon size="l" />
        </span>
        <h2 className="heading-2 numeric" tabIndex={-1} ref={focusOnIt}>
          {t(payment.state === 'pending' ? 'withdraw.askedTitle' : 'withdraw.begunTitle', {
            amount: coins.amount(minor(payment.amount_cents), payment.currency),
          })}
        </h2>
        <p className="text-secondary">
          {payment.release_at
            ? t('withdraw.begunWaits', { time: at(payment.release_at) })
            : t(payment.state === 'pending' ? 'withdraw.begunPending' : 'withdraw.begunSent')}
        </p>
        <WithdrawalSteps payment={payment} />
        <TrustLine />
      </div>
      <DialogFooter className="cashbox__footer">
        <Button variant="ghost" onClick={onHistory}>
          {t('result.history')}
        </Button>
        <Button size="l" variant="primary" onClick={onClose}>
          {t('result.done')}
        </Button>
      </DialogFooter>
    </>
  );
}
