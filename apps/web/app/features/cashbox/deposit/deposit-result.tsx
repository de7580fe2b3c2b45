import type { Payment, PaymentState } from '@liftoff/contract/cashbox/cashbox';
import { minor } from '@liftoff/rules/money/money';
import { Button } from '@liftoff/ui/button';
import { DialogFooter } from '@liftoff/ui/dialog';
import type { IconComponent } from '@liftoff/ui/icon';
import { CircleCheckIcon, CircleXIcon, HourglassIcon, RotateCcwIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { useCoinWords } from '../coin-words.ts';
import { TrustLine } from '../../../shared/parts/trust-line.tsx';

interface DepositResultProps {
  payment: Payment;
  /** It was given up because nothing came to its address in its time. */
  expired: boolean;
  onAgain: () => void;
  onHistory: () => void;
  onClose: () => void;
}

type Words = 'held' | 'expired' | 'succeeded' | 'declined' | 'rejected' | 'canceled' | 'recalled' | 'pending';

/** How each state is told; a state without words does not compile. */
const reported: Record<PaymentState, { words: Words; icon: IconComponent; tone: string }> = {
  succeeded: { words: 'succeeded', icon: CircleCheckIcon, tone: 'res__i--ok' },
  declined: { words: 'declined', icon: CircleXIcon, tone: '' },
  rejected: { words: 'rejected', icon: CircleXIcon, tone: '' },
  canceled: { words: 'canceled', icon: RotateCcwIcon, tone: '' },
  recalled: { words: 'recalled', icon: RotateCcwIcon, tone: '' },
  pending: { words: 'pending', icon: HourglassIcon, tone: '' },
  processing: { words: 'pending', icon: HourglassIcon, tone: '' },
  reserved: { words: 'pending', icon: HourglassIcon, tone: '' },
};

/** Money that is held came in all the same: nobody is told that nothing was taken. */
function shownAs({ state, held_for: reservedFor }: Payment, expired: boolean): (typeof reported)[PaymentState] {
  if (reservedFor !== null) return { words: 'held', icon: HourglassIcon, tone: '' };
  return expired ? { words: 'expired', icon: HourglassIcon, tone: '' } : reported[state];
}

/** The frame that had the focus is gone; the answer takes it, and is read. */
const focusOnIt = (title: HTMLElement | null) => title?.focus();

/** The provider's last word, what it means for the money, and the ways on: nothing is done where nothing was paid. */
export function DepositResult({ payment, expired, onAgain, onHistory, onClose }: DepositResultProps) {
  const t = useTranslations('cashbox.result');
  const coins = useCoinWords();
  const { words, icon: Icon, tone } = shownAs(payment, expired);
  const amount = coins.amount(minor(payment.amount_cents), payment.currency);
  const mayTryAgain = words !== 'succeeded' && words !== 'pending' && words !== 'held';
  return (
    <>
      <div className="cb__b cb__b--one res">
        <span className={`res__i ${tone}`}>
          <Icon size="l" />
        </span>
        <h2 className="h2 num" tabIndex={-1} ref={focusOnIt}>
          {t(`${words}.title`, { amount })}
        </h2>
        <p className="t2">{t(`${words}.text`, { amount })}</p>
        <TrustLine />
      </div>
      <DialogFooter className="cb__f">
        <Button variant="ghost" onClick={onHistory}>
          {t('history')}
        </Button>
        <span className="row g2 cb__ways">
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
