import type { Bonus } from '@liftoff/contract/bonus';
import type { Account } from '@liftoff/contract/cashbox/wallet';
import { bonusFigures, bonusGroup } from '@liftoff/rules/bonus/shown-bonus';
import { Button } from '@liftoff/ui/button';
import { Dialog } from '@liftoff/ui/dialog';
import { KeyValue, KeyValues } from '@liftoff/ui/key-values';
import { Notice } from '@liftoff/ui/notice';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../../shared/money/money-text.ts';
import { useBonusWords } from './bonus-words.ts';
import { useBonusCalls } from './use-bonus-calls.ts';

interface CancelBonusProps {
  bonus: Bonus;
  /** The player's account in the currency of the bonus; `null` if it is not loaded. */
  account: Account | null;
  onClose: () => void;
}

/** Cancels a bonus. Shows in figures what is lost and what stays; cancelling is never highlighted [PX-47]. */
export function CancelBonus({ bonus, account, onClose }: CancelBonusProps) {
  const t = useTranslations('gifts.cancel');
  const money = useMoneyText();
  const keep = useRef<HTMLButtonElement>(null);
  const { pending, cancel } = useBonusCalls(bonus);
  const submit = async () => {
    await cancel();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title', { title: bonus.title })}
      closeLabel={t('keep')}
      initialFocus={keep}
      footer={
        <div className="row gap-2 bonus-terms__actions">
          <Button ref={keep} size="l" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button size="l" pending={pending} pendingLabel={t('pending')} onClick={() => void submit()}>
            {t('submit')}
          </Button>
        </div>
      }
    >
      <p className="text-secondary">{t('text')}</p>
      <div className="cancel-bonus">
        <Leaves bonus={bonus} />
        <div>
          <h3 className="title">{t('stays')}</h3>
          <KeyValues well>
            <KeyValue name={t('own')}>
              {account === null ? '–' : money.of(account.amount_cents, account.currency)}
            </KeyValue>
          </KeyValues>
        </div>
      </div>
      {bonusGroup(bonus) === 'active' && <Notice className="margin-top-4">{t('openRound')}</Notice>}
    </Dialog>
  );
}

/** What is lost: what the bonus holds, what was won with it, and its progress. */
function Leaves({ bonus }: { bonus: Bonus }) {
  const t = useTranslations('gifts.cancel');
  const words = useBonusWords(bonus);
  const { ofBonus, won, wagered } = bonusFigures(bonus);
  const isActive = bonusGroup(bonus) === 'active';
  return (
    <div>
      <h3 className="title">{t('leaves')}</h3>
      <KeyValues well className="numeric">
        <KeyValue name={t('bonus')}>{isActive ? words.exact(ofBonus) : words.amount}</KeyValue>
        {isActive && <KeyValue name={t('won')}>{words.exact(won)}</KeyValue>}
        {isActive && (
          <KeyValue name={t('progress')}>
            {t('progressOf', { wagered: words.whole(wagered), total: words.toWager })}
          </KeyValue>
        )}
      </KeyValues>
    </div>
  );
}
