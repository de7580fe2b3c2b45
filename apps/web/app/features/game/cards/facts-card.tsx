import type { GameFacts } from '@liftoff/contract/game/game';
import { Card } from '@liftoff/ui/card';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLinesText } from './lines-text.ts';
import { useOddsText } from './odds-text.ts';

const levels = ['low', 'medium', 'high', 'very-high'] as const;
const diamonds = 5;

/** Shows the facts about a game. Facts that its mathematics does not provide are left out [C29]. */
export function FactsCard({ facts }: { facts: GameFacts }) {
  const t = useTranslations('game.about');
  const text = useOddsText();
  const linesText = useLinesText();
  const stakes = text.stakes(facts);
  const { rtp_percent: rtp, any_return_one_in: anyReturn, above_stake_one_in: above, feature_one_in: feature } = facts;
  const { max_win_times_stake: maxWin, max_win_one_in: maxWinRate } = facts;
  return (
    <Card>
      <h2 className="heading-3">{t('title')}</h2>
      <dl className="game-facts numeric margin-top-4">
        {rtp !== null && <Fact name={t('return')} value={text.percent(rtp)} />}
        {rtp !== null && <Fact name={t('edge')} value={text.percent(100 - rtp)} />}
        {facts.volatility && <Fact name={t('volatility')} value={<VolatilityMark level={facts.volatility} />} />}
        {facts.grid && <Fact name={t('grid')} value={facts.grid.replace('x', '×')} />}
        {facts.lines && <Fact name={t('lines')} value={linesText(facts.lines)} />}
        {anyReturn !== null && (
          <Fact
            name={t('anyReturn')}
            value={text.rate(anyReturn)}
            note={above === null ? undefined : t('aboveStake', { rate: text.rate(above) })}
          />
        )}
        {feature !== null && <Fact name={t('feature')} value={text.rate(feature)} note={t('average')} />}
        {maxWin !== null && (
          <Fact
            name={t('maxWin')}
            value={text.times(maxWin)}
            note={maxWinRate === null ? undefined : t('inRounds', { rate: text.rate(maxWinRate) })}
          />
        )}
        {stakes && <Fact name={t('stakes')} value={stakes} />}
      </dl>
      <p className="caption text-muted margin-top-4">{t('note')}</p>
    </Card>
  );
}

function Fact({ name, value, note }: { name: string; value: ReactNode; note?: string | undefined }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        {note && <small>{note}</small>}
      </dd>
    </div>
  );
}

function VolatilityMark({ level }: { level: NonNullable<GameFacts['volatility']> }) {
  const t = useTranslations('game.about.volatilityLevel');
  const lit = level === 'adjustable' ? 0 : levels.indexOf(level) + 2;
  return (
    <>
      {lit > 0 && (
        <span className="volatility" aria-hidden="true">
          {Array.from({ length: diamonds }, (_, index) => (
            <i key={index} className={index < lit ? 'is-on' : undefined} />
          ))}
        </span>
      )}
      {t(level)}
    </>
  );
}
