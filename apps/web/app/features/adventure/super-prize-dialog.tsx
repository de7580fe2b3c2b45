import type { AdventureDay } from '@liftoff/contract/adventure';
import { adventureDay, readAdventureDay } from '@liftoff/rules/adventure/adventure-day';
import { minor } from '@liftoff/rules/money/money';
import { Button } from '@liftoff/ui/button';
import { Dialog } from '@liftoff/ui/dialog';
import { InfoIcon } from '@liftoff/ui/icons';
import { KeyValue, KeyValues } from '@liftoff/ui/key-values';
import { NoticeLine } from '@liftoff/ui/notice-line';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { queryKeys } from '../../shared/calls/query-keys.ts';
import { adventureCalls } from '../../shared/calls/tables/adventure-calls.ts';
import { useAttemptKey } from '../../shared/form/attempt-key.ts';
import { isAnswer } from '../../shared/form/refusals.ts';
import { useMoneyText } from '../../shared/money/money-text.ts';
import { usePlayerSeed } from '../../shared/player/player.ts';
import star from '../../shared/points/pictures/star.svg';
import type { ShownAdventure } from './shown-adventure.ts';
import { useAdventureWords } from './adventure-words.ts';

interface SuperPrizeDialogProps {
  readonly shown: ShownAdventure;
  readonly day: AdventureDay;
  readonly onClose: () => void;
}

/** The super prize and its effect on the balance. The player can claim it or close the dialog. */
export default function SuperPrizeDialog({ shown, day, onClose }: SuperPrizeDialogProps) {
  const t = useTranslations('adventure');
  const words = useAdventureWords();
  const money = useMoneyText();
  const { adventure, completed } = shown;
  const { reward } = day.prize;
  const { claim, isPending, failure } = useClaim(adventure.id, onClose);
  const accounts = usePlayerSeed()?.accounts;
  if (reward.type !== 'money') return null;
  const account = accounts?.find(({ currency }) => currency === reward.currency);
  const prize = minor(reward.amount_cents);
  const amount = money.exact(prize, reward.currency);
  const before = account && minor(account.amount_cents);
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      sheet
      title={t('superPrize')}
      closeLabel={t('close')}
      footer={
        <div className="adventure-choice">
          <Button onClick={onClose}>{t('prize.later')}</Button>
          <Button variant="reward" pending={isPending} pendingLabel={t('prize.claiming')} onClick={() => void claim()}>
            {t('prize.claim', { amount })}
          </Button>
        </div>
      }
    >
      <div className="adventure-prize">
        <Arc days={adventure.days} />
        <p className="caption text-muted">{t('prize.days', { done: completed, total: day.stepTotal })}</p>
        <p className="adventure-prize__amount numeric">{amount}</p>
        <p className="small text-secondary margin-top-1">{t('gift.cash')}</p>
      </div>
      <KeyValues well className="margin-top-6 numeric">
        {before !== undefined && (
          <>
            <KeyValue name={t('prize.before')}>{money.exact(before, reward.currency)}</KeyValue>
            <KeyValue name={t('prize.after')}>{money.exact(before + prize, reward.currency)}</KeyValue>
          </>
        )}
        <KeyValue name={t('prize.by')}>
          {t('prize.byTime', {
            date: words.dayAndMonth(adventureDay(readAdventureDay(day.day) + day.condition.periodActivationDays)),
          })}
        </KeyValue>
      </KeyValues>
      <p className="adventure-hint margin-top-4">
        <InfoIcon />
        <span>{t('prize.note')}</span>
      </p>
      {failure && (
        <NoticeLine tone="bad" role="alert" className="margin-top-3">
          {t(`prize.${failure}`)}
        </NoticeLine>
      )}
    </Dialog>
  );
}

/** Claims the prize. A repeated claim after a lost answer pays once [A24]. */
function useClaim(adventure: string, onPaid: () => void) {
  const attempt = useAttemptKey();
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<'failed' | 'refused' | null>(null);
  const claim = async () => {
    setPending(true);
    setFailure(null);
    try {
      const headers = { 'idempotency-key': attempt.of(adventure) };
      await adventureCalls.claimSuperPrize({ body: { adventure }, headers });
      attempt.answered();
      void queries.invalidateQueries({ queryKey: queryKeys.accounts() });
      onPaid();
      await revalidate();
    } catch (error) {
      if (isAnswer(error)) attempt.answered();
      setFailure(isAnswer(error) ? 'refused' : 'failed');
    } finally {
      setPending(false);
    }
  };
  return { claim, isPending, failure };
}

/** The days of the run as diamonds on an arc. Completed days have their own colour. */
function Arc({ days }: { days: readonly AdventureDay[] }) {
  const steps = days.filter(({ isSuperPrize }) => !isSuperPrize);
  const at = (part: number, [a, b, c, d]: readonly [number, number, number, number]) =>
    (1 - part) ** 3 * a + 3 * (1 - part) ** 2 * part * b + 3 * (1 - part) * part ** 2 * c + part ** 3 * d;
  return (
    <div className="adventure-prize__arc">
      <svg viewBox="0 0 400 170" aria-hidden="true">
        <path className="adventure-prize__way" d="M10 160 C80 20 320 20 390 160" />
        {steps.map(({ step, isCompleted }) => {
          const part = steps.length === 1 ? 0.5 : (step - 1) / (steps.length - 1);
          const x = at(part, [10, 80, 320, 390]);
          const y = at(part, [160, 20, 20, 160]);
          return (
            <path
              key={step}
              className={isCompleted ? 'adventure-prize__day adventure-prize__day--done' : 'adventure-prize__day'}
              d={`M${x.toFixed(1)} ${(y - 9).toFixed(1)} l7 9-7 9-7-9Z`}
            />
          );
        })}
      </svg>
      <img src={star} alt="" width={124} height={117} />
    </div>
  );
}
