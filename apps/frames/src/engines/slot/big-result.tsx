import { Button } from '@liftoff/ui/button';
import { minor } from '@liftoff/rules/money/money';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFrame } from '../../frame/frame-context.ts';
import { useCountUp } from '../../frame/use-count-up.ts';
import { timesStake } from '../../frame/money.ts';
import { featureFigures, type SlotRound } from './slot-scene.ts';
import { Trajectory } from './trajectory.tsx';

/**
 * Position of a result on the arc. The scale is logarithmic, from 25 times the stake at the start to the game's
 * maximum win at the end.
 */
function reach(win: bigint, stake: bigint, max: number | null): number {
  const times = Number((win * 100n) / stake) / 100;
  const highest = Math.max(max ?? 5000, 100);
  return Math.min(1, 0.2 + (0.8 * Math.log(times / 25)) / Math.log(highest / 25));
}

/**
 * The card for results of at least 25 times the stake: the facts, then two buttons of equal size, one to continue and
 * one to stop.
 */
export function BigResult({
  round,
  netInGame,
  onContinue,
  onStop,
}: {
  round: SlotRound;
  netInGame: bigint;
  onContinue: () => void;
  onStop: () => void;
}) {
  const t = useTranslations('slot.big');
  const { money, start } = useFrame();
  const win = minor(round.win_cents);
  const stake = minor(round.stake_cents);
  const shown = useCountUp(win);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => card.current?.focus(), []);
  const { played, paid, best } = featureFigures(round);
  return (
    <div className="big-win numeric" ref={card} tabIndex={-1} role="group" aria-label={t('label')}>
      <Trajectory reach={reach(win, stake, start.facts.max_win_times_stake)} />
      <b className="big-win__amount" aria-hidden="true">
        {money.plain(shown)}
      </b>
      <p className="big-win__times" role="status">
        <span className="visually-hidden">{money.plain(win)} </span>
        {t('times', { times: timesStake(win, stake, start.locale), stake: money.plain(stake) })}
      </p>
      <dl>
        {played === 0 ? null : (
          <>
            <div>
              <dt>{t('freeRounds')}</dt>
              <dd>{t('played', { played, paid })}</dd>
            </div>
            <div>
              <dt>{t('best')}</dt>
              <dd>{money.plain(best)}</dd>
            </div>
          </>
        )}
        <div>
          <dt>{t('game')}</dt>
          <dd>{money.signed(netInGame)}</dd>
        </div>
      </dl>
      <div className="big-win__actions">
        <Button variant="primary" size="l" onClick={onContinue}>
          {t('continue')}
        </Button>
        <Button variant="media" size="l" onClick={onStop}>
          {t('stop')}
        </Button>
      </div>
    </div>
  );
}
