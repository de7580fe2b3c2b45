import type { Bonus } from '@liftoff/contract/bonus';
import { bonusFigures } from '@liftoff/rules/bonus/shown-bonus';
import { minor } from '@liftoff/rules/money/money';
import { Badge } from '@liftoff/ui/badge';
import { Card } from '@liftoff/ui/card';
import { useTranslations } from 'use-intl';
import { useMomentText } from '../../../shared/player/limits/limit-words.ts';
import { usePaths } from '../../../shared/site/site.ts';
import { useBonusWords } from './bonus-words.ts';

/** Ended bonuses: how each one ended, how far it got, and what became cash. `linked` links them to their pages. */
export function EndedBonuses({ bonuses, linked = true }: { bonuses: readonly Bonus[]; linked?: boolean }) {
  const t = useTranslations('gifts');
  if (bonuses.length === 0) return <p className="small text-secondary">{t('noneEnded')}</p>;
  return (
    <Card as="div">
      <ul className="ended-bonuses numeric">
        {bonuses.map(bonus => (
          <EndedBonus key={bonus.id} bonus={bonus} linked={linked} />
        ))}
      </ul>
    </Card>
  );
}

const ends = ['wager_done', 'finished', 'canceled', 'expired', 'lost'] as const;

function EndedBonus({ bonus, linked }: { bonus: Bonus; linked: boolean }) {
  const t = useTranslations('gifts');
  const { day } = useMomentText();
  const words = useBonusWords(bonus);
  const paths = usePaths();
  const { wagered } = bonusFigures(bonus);
  const end = ends.find(stage => stage === bonus.stage) ?? 'finished';
  return (
    <li>
      <div>
        {linked ? (
          <a className="link" href={paths.gift(bonus.id)}>
            {words.name}
          </a>
        ) : (
          <span>{words.name}</span>
        )}
        <p className="caption text-muted">
          {t('received', { day: day(bonus.created_at) })}
          {' · '}
          {t('staked', { wagered: words.whole(wagered), total: words.toWager })}
        </p>
        <p className="caption text-secondary">
          {end === 'finished'
            ? t('becameCash', { amount: words.exact(minor(bonus.converted_cents)) })
            : t(`why.${end}`)}
        </p>
      </div>
      <Badge tone={end === 'finished' ? 'ok' : 'neutral'}>{t(`end.${end}`)}</Badge>
    </li>
  );
}
