import { timeLeft } from '@liftoff/rules/tournament/time-left';
import { Timer } from '@liftoff/ui/timer';
import { useTranslations } from 'use-intl';
import { useServerNow } from '../../shared/parts/server-now.ts';
import type { TournamentData } from './tournament-data.ts';

type Timed = Pick<TournamentData, 'startAt' | 'endAt' | 'status' | 'isCancelled'>;

/**
 * The time to the start of a future tournament [PTOUR-011] or to the end of an active one [PTOUR-010], and a text when
 * it is over [PTOUR-012].
 */
export function Countdown({ of, now }: { of: Timed; now: number }) {
  const t = useTranslations('tournaments');
  const current = useServerNow(now);
  if (of.isCancelled) return <p className="heading-3 tournament__over">{t('cancelled')}</p>;
  const isFuture = Date.parse(of.startAt) > current;
  const until = Date.parse(isFuture ? of.startAt : of.endAt) - current;
  if (of.status === 'archive' || until <= 0) return <p className="heading-3 tournament__over">{t('finished')}</p>;
  const label = isFuture ? t('startsIn') : t('endsIn');
  const { days, hours, minutes, seconds } = timeLeft(until);
  return (
    <div>
      <p className="caption text-secondary tournament__label">{label}</p>
      <Timer
        label={label}
        cells={[
          { value: days, unit: t('days', { count: Number(days) }) },
          { value: hours, unit: t('hours') },
          { value: minutes, unit: t('minutes') },
          { value: seconds, unit: t('seconds') },
        ]}
      />
    </div>
  );
}
