import type { BonusEntry, BonusHistory } from '@liftoff/contract/bonus';
import { bonusGroup } from '@liftoff/rules/bonus/shown-bonus';
import { minor } from '@liftoff/rules/money/money';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../../shared/money/money-text.ts';
import { useMomentText } from '../../../shared/player/limits/limit-words.ts';

/** Every movement of a bonus's money, newest first, between its end and the day it was received. */
export function BonusEntries({ history }: { history: BonusHistory }) {
  const t = useTranslations('gifts');
  const { moment } = useMomentText();
  const { bonus, entries, more, ended_at: ended } = history;
  const end = ends.find(stage => stage === bonus.stage);
  return (
    <>
      <h2 className="heading-3">{t('history.entries')}</h2>
      <ol className="bonus-history numeric">
        {ended !== null && end !== undefined && bonusGroup(bonus) === 'ended' && (
          <Line title={t(`end.${end}`)} at={moment(ended)} />
        )}
        {entries.map(entry => (
          <Entry key={`${entry.at} ${entry.kind} ${entry.balance_cents}`} entry={entry} currency={bonus.currency} />
        ))}
        {more ? (
          <Line title={t('history.older')} at={null} />
        ) : (
          <Line title={t('history.issued')} at={moment(bonus.created_at)} />
        )}
      </ol>
    </>
  );
}

const ends = ['wager_done', 'finished', 'canceled', 'expired', 'lost'] as const;

function Line({ title, at }: { title: string; at: string | null }) {
  return (
    <li>
      <div>
        <b>{title}</b>
        {at !== null && <p className="caption text-muted">{at}</p>}
      </div>
    </li>
  );
}

function Entry({ entry, currency }: { entry: BonusEntry; currency: string }) {
  const t = useTranslations('gifts.history');
  const money = useMoneyText();
  const { moment } = useMomentText();
  const { kind, game } = entry;
  const inRound = kind === 'stake' || kind === 'win' || kind === 'roll_back';
  return (
    <li>
      <div>
        <b>{inRound ? t(`round.${kind}`, { game: game ?? t('aGame') }) : t(`moved.${kind}`)}</b>
        <p className="caption text-muted">{moment(entry.at)}</p>
      </div>
      <div>
        <b>{money.signed(minor(entry.amount_cents), currency)}</b>
        <p className="caption text-muted">
          {t('balance', { amount: money.exact(minor(entry.balance_cents), currency) })}
        </p>
      </div>
    </li>
  );
}
