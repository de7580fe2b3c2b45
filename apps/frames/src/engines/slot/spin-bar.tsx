import { minor } from '@liftoff/rules/money/money';
import { Button } from '@liftoff/ui/button';
import { Track } from '@liftoff/ui/track';
import { useTranslations } from 'use-intl';
import { useFrame } from '../../frame/frame-context.ts';
import type { FreeSpins } from './use-free-spins.ts';
import './spin-bar.css';

/**
 * The free spins above the reels: the current spin, what has been won and what can be won at most [PX-58]. The player
 * can switch to their own money between two rounds.
 */
export function SpinBar({ spins, running }: { spins: FreeSpins; running: boolean }) {
  const t = useTranslations('spins');
  const { money } = useFrame();
  const { set, left, won, isOn } = spins;
  if (set === null || left + (running ? 1 : 0) === 0) return null;
  if (!isOn && !running)
    return (
      <div className="spin-bar numeric">
        <Button size="s" onClick={() => spins.turn(true)}>
          {t('use', { left })}
        </Button>
      </div>
    );
  const played = set.count - left;
  const number = t.rich('of', { number: played, count: set.count, b: text => <b>{text}</b> });
  return (
    <div className="spin-bar numeric">
      <span className="spin-bar__line">
        <span>{played === 0 ? t('all', { count: set.count }) : number}</span>
        <span className="spin-bar__track">
          <Track
            label={t('played')}
            percent={(100 * played) / set.count}
            valueText={t('ofPlain', { number: played, count: set.count })}
            small
          />
        </span>
        <span className="spin-bar__each">{t('each', { stake: money.plain(minor(set.stake_cents)) })}</span>
        <span>
          {t('won')} <b className={won > 0n ? 'winning-amount' : ''}>{money.plain(won)}</b>
        </span>
      </span>
      <span className="spin-bar__line">
        {set.max_win_cents === null ? null : <span>{t('cap', { amount: money.short(minor(set.max_win_cents)) })}</span>}
        <Button
          size="s"
          variant="ghost"
          className="spin-bar__own"
          unavailable={running}
          onClick={() => spins.turn(false)}
        >
          {t('own')}
        </Button>
      </span>
    </div>
  );
}
