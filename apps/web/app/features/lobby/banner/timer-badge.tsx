import { timeLeft } from '@liftoff/rules/tournament/time-left';
import { Badge } from '@liftoff/ui/badge';
import { ClockIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { useServerNow } from '../../../shared/parts/server-now.ts';
import type { BannerTimer } from './banner.ts';

/** The time until an offer ends, on a slide. It has no seconds, so that it puts no pressure on anyone. */
export default function TimerBadge({ timer: { endsAt, now } }: { timer: BannerTimer }) {
  const t = useTranslations('lobby.banner.offer');
  const left = endsAt - useServerNow(now);
  if (left <= 0) return null;
  const { days, hours, minutes } = timeLeft(left);
  return (
    <div>
      <Badge tone="media" icon={ClockIcon}>
        {days === '0' ? t('leftToday', { hours, minutes }) : t('left', { days, hours })}
      </Badge>
    </div>
  );
}
