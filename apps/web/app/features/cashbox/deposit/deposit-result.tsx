import type { Payment, PaymentState } from '@liftoff/contract/cashbox/cashbox';
import { minor } from '@liftoff/rules/money/money';
import { Button } from '@liftoff/ui/button';
import { DialogFooter } from '@liftoff/ui/dialog';
import type { IconComponent } from '@liftoff/ui/icon';
import { CircleCheckIcon, CircleXIcon, HourglassIcon, RotateCcwIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { useCoinWords } from '../coin-words.ts';
import { TrustLine } from '../../../shared/parts/trust-line.tsx';
import { useWaitingGifts } from '../../../shared/player/waiting-gifts.ts';
import { usePaths } from '../../../shared/site/site.ts';

interface DepositResultProps {
  payment: Payment;
  /** Whether the payment was cancelled because no coins arrived before the address expired. */
  expired: boolean;
  onAgain: () => void;
  onHistory: () => void;
  onClose: () => void;
}

type Words = 'held' | 'expired' | 'succeeded' | 'declined' | 'rejected' | 'canceled' | 'recalled' | 'pending';

/** How each payment state is shown. A state without an entry does not compile. */
const reported: Record<PaymentState, { words: Words; icon: IconComponent; tone: string }> = {
  succeeded: { words: 'succeeded', icon: CircleCheckIcon, tone: 'payment-result__icon--ok' },
  declined: { words: 'declined', icon: CircleXIcon, tone: '' },
  rejected: { words: 'rejected', icon: CircleXIcon, tone: '' },
  canceled: { words: 'canceled', icon: RotateCcwIcon, tone: '' },
  recalled: { words: 'recalled', icon: RotateCcwIcon, tone: '' },
  pending: { words: 'pending', icon: HourglassIcon, tone: '' },
  processing: { words: 'pending', icon: HourglassIcon, tone: '' },
  reserved: { words: 'pending', icon: HourglassIcon, tone: '' },
};

/** Reserved funds were received, so the result must not say that nothing was taken. */
function shownAs({ state, held_for: reservedFor }: Payment, expired: boolean): (typeof reported)[PaymentState] {
  if (reservedFor !== null) return { words: 'held', icon: HourglassIcon, tone: '' };
  return expired ? { words: 'expired', icon: HourglassIcon, tone: '' } : reported[state];
}

/** The frame that had the focus is gone, so the focus moves to the result, which makes screen readers read it. */
const focusOnIt = (title: HTMLElement | null) => title?.focus();

/**
 * Says that a gift waits, such as the bonus of this deposit, because play counts for it only once it is active. Empty
 * without a gift.
 */
function WaitingGift() {
  const t = useTranslations('cashbox.result');
  const paths = usePaths();
  if (useWaitingGifts() === 0) return null;
  return (
    <p className="text-secondary">
      {t('gift')}{' '}
      <a className="link" href={paths.profile('gifts')}>
        {t('gifts')}
      </a>
    </p>
  );
}

/** The final result of a deposit, what it means for the money, and what the player can do next. */
export function DepositResult({ payment, expired, onAgain, onHistory, onClose }: DepositResultProps) {
  const t = useTranslations('cashbox.result');
  const coins = useCoinWords();
  const { words, icon: Icon, tone } = shownAs(payment, expired);
  const amount = coins.amount(minor(payment.amount_cents), payment.currency);
  const mayTryAgain = words !== 'succeeded' && words !== 'pending' && words !== 'held';
  return (
    <>
      <div className="cashbox__body cashbox__body--single payment-result">
        <span className={`payment-result__icon ${tone}`}>
          <Icon size="l" />
        </span>
        <h2 className="heading-2 numeric" tabIndex={-1} ref={focusOnIt}>
          {t(`${words}.title`, { amount })}
        </h2>
        <p className="text-secondary">{t(`${words}.text`, { amount })}</p>
        {words === 'succeeded' && <WaitingGift />}
        <TrustLine />
      </div>
      <DialogFooter className="cashbox__footer">
        <Button variant="ghost" onClick={onHistory}>
          {t('history')}
        </Button>
        <span className="row gap-2 cashbox__actions">
          <Button size="l" variant={mayTryAgain ? 'secondary' : 'primary'} onClick={onClose}>
            {t(words === 'succeeded' ? 'done' : 'close')}
          </Button>
          {mayTryAgain && (
            <Button size="l" variant="primary" onClick={onAgain}>
              {t(words === 'declined' ? 'another' : 'again')}
            </Button>
          )}
        </span>
      </DialogFooter>
    </>
  );
}
