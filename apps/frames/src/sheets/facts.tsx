import type { GameFacts } from '@liftoff/contract/game/game';
import { minor } from '@liftoff/rules/money/money';
import { useFormatter, useTranslations } from 'use-intl';
import { useFrame } from '../frame/frame-context.ts';
import { OneIn } from './one-in.tsx';

type Volatility = NonNullable<GameFacts['volatility']>;

const levels: Record<Volatility, number> = { low: 1, medium: 2, high: 4, 'very-high': 5, adjustable: 3 };

function VolatilityMark({ volatility }: { volatility: Volatility }) {
  const t = useTranslations('info.volatilities');
  return (
    <>
      <span className="volatility" aria-hidden="true">
        {[1, 2, 3, 4, 5].map(level => (
          <i key={level} className={level <= levels[volatility] ? 'is-on' : ''} />
        ))}
      </span>
      {t(volatility)}
    </>
  );
}

/**
 * Figures calculated from the game's mathematics: return, volatility, and the probability of the maximum win [C29].
 */
export function Facts({ facts, wide = false }: { facts: GameFacts; wide?: boolean }) {
  const t = useTranslations('info');
  const format = useFormatter();
  const { money } = useFrame();
  const percent = (value: number) =>
    format.number(value / 100, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <dl className={`game-facts numeric${wide ? ' game-facts--wide' : ''}`}>
      {facts.rtp_percent === null ? null : (
        <div>
          <dt>{t('return')}</dt>
          <dd>{percent(facts.rtp_percent)}</dd>
        </div>
      )}
      {facts.volatility === null ? null : (
        <div>
          <dt>{t('volatility')}</dt>
          <dd>
            <VolatilityMark volatility={facts.volatility} />
          </dd>
        </div>
      )}
      {facts.max_win_times_stake === null ? null : (
        <div>
          <dt>{t('maxWin')}</dt>
          <dd>
            {t('times', { times: format.number(facts.max_win_times_stake) })}{' '}
            {facts.max_win_one_in === null ? null : (
              <small>
                <OneIn rate={facts.max_win_one_in} />
              </small>
            )}
          </dd>
        </div>
      )}
      {facts.feature_one_in === null ? null : (
        <div>
          <dt>{t('freeRounds')}</dt>
          <dd>
            <OneIn rate={facts.feature_one_in} />
          </dd>
        </div>
      )}
      {facts.feature_one_in === null && facts.min_stake_cents !== null && facts.max_stake_cents !== null ? (
        <div>
          <dt>{t('stakes')}</dt>
          <dd>
            {t('range', {
              from: money.short(minor(facts.min_stake_cents)),
              to: money.short(minor(facts.max_stake_cents)),
            })}
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
