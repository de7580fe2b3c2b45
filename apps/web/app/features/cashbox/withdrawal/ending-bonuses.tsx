import type { Bonus } from '@liftoff/contract/bonus';
import { bonusFigures, bonusGroup } from '@liftoff/rules/bonus/shown-bonus';
import { Button } from '@liftoff/ui/button';
import { Dialog } from '@liftoff/ui/dialog';
import { Notice } from '@liftoff/ui/notice';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../../shared/money/money-text.ts';
import { bonusesQuery } from '../../../shared/player/bonuses-query.ts';
import { usePlayerSeed } from '../../../shared/player/player.ts';

const endingOf = (bonuses: readonly Bonus[], currency: string): Bonus[] =>
  bonuses.filter(bonus => bonus.ends_with_withdrawal && bonus.currency === currency);

export interface EndingQuestion {
  /**
   * Reloads the bonuses and asks once about those that a withdrawal would cancel. Resolves to whether to withdraw;
   * without such a bonus, to `true` immediately.
   */
  readonly ask: (amount: string) => Promise<boolean>;
  /** Names the bonuses before the player submits anything; `null` if there are none. */
  readonly notice: ReactNode;
  /** The question, which the caller must render outside its form. */
  readonly dialog: ReactNode;
}

/** The unfinished deposit bonuses that a withdrawal in a currency would cancel, in figures [PX-04]. */
export function useEndingBonuses(currency: string): EndingQuestion {
  const t = useTranslations('cashbox.ending');
  const query = bonusesQuery(usePlayerSeed()?.user.id ?? 0);
  const queries = useQueryClient();
  const { data = [] } = useQuery(query);
  const known = endingOf(data, currency);
  // `bonuses` is `null` if they could not be loaded, so that the question cannot name them.
  const [asked, setAsked] = useState<{ amount: string; bonuses: readonly Bonus[] | null } | null>(null);
  const answered = useRef<(isWanted: boolean) => void>(null);
  const answer = (isWanted: boolean) => {
    setAsked(null);
    answered.current?.(isWanted);
  };
  return {
    ask: async amount => {
      const bonuses = await queries.fetchQuery({ ...query, staleTime: 0 }).then(
        all => endingOf(all, currency),
        () => null,
      );
      if (bonuses?.length === 0) return true;
      return await new Promise(resolve => {
        answered.current = resolve;
        setAsked({ amount, bonuses });
      });
    },
    notice:
      known.length > 0 ? (
        <Notice tone="warn">
          {t('notice')}
          <EndingList bonuses={known} />
        </Notice>
      ) : null,
    dialog: asked && <Question {...asked} onAnswer={answer} />,
  };
}

interface QuestionProps {
  amount: string;
  bonuses: readonly Bonus[] | null;
  onAnswer: (isWanted: boolean) => void;
}

/** Asks whether to withdraw although bonuses end. Neither answer is highlighted [PX-47]. */
function Question({ amount, bonuses, onAnswer }: QuestionProps) {
  const t = useTranslations('cashbox.ending');
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      title={t('title', { amount })}
      closeLabel={t('keep')}
      initialFocus={keep}
      footer={
        <div className="ending-bonuses__answers">
          <Button ref={keep} size="l" onClick={() => onAnswer(false)}>
            {t('keep')}
          </Button>
          <Button size="l" onClick={() => onAnswer(true)}>
            {t('withdraw', { amount })}
          </Button>
        </div>
      }
    >
      <p className="text-secondary">{t(bonuses === null ? 'unknown' : 'notice')}</p>
      {bonuses && <EndingList bonuses={bonuses} />}
      <p className="small text-secondary margin-top-3">{t('stays')}</p>
    </Dialog>
  );
}

/** What each bonus would take with it: its balance, of which winnings, and its progress. */
function EndingList({ bonuses }: { bonuses: readonly Bonus[] }) {
  const t = useTranslations('cashbox.ending');
  const money = useMoneyText();
  return (
    <ul className="ending-bonuses numeric">
      {bonuses.map(bonus => {
        const { ofBonus, won, wagered, toWager } = bonusFigures(bonus);
        const exact = (value: bigint) => money.exact(value, bonus.currency);
        return (
          <li key={bonus.id}>
            <b>{bonus.title}</b>
            {bonusGroup(bonus) === 'active'
              ? t('active', { bonus: exact(ofBonus), won: exact(won), wagered: exact(wagered), total: exact(toWager) })
              : t('notStarted', { bonus: money.of(bonus.amount_cents, bonus.currency) })}
          </li>
        );
      })}
    </ul>
  );
}
