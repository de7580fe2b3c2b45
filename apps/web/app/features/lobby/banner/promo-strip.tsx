import { timeLeft } from '@liftoff/rules/tournament/time-left';
import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useHiddenFor } from '../../../shared/parts/hidden-for.ts';
import { useServerNow } from '../../../shared/parts/server-now.ts';
import type { LoadedBanners } from './load-banners.server.ts';
import { gradientOf, type Banner, type BannerTimer } from './banner.ts';
import { startTimer } from './promo-timer.ts';
import { useIsExcluded } from './use-banners.ts';

/** How long the promo banner stays hidden after it was closed [PBANNER-011]. */
const hiddenMs = 120_000;

interface PromoStripProps {
  banner: Banner;
  excludedTags: LoadedBanners['excludedTags'];
}

/** The promo banner above the slides. It counts down to the end of its offer and can be closed. */
export default function PromoStrip({ banner, excludedTags }: PromoStripProps) {
  const t = useTranslations('lobby.banner.offer');
  const isExcluded = useIsExcluded(excludedTags);
  const [isHidden, hide] = useHiddenFor('promoBannerHidden', hiddenMs);
  const [isOver, setIsOver] = useState(false);
  if (isExcluded || isHidden || isOver) return null;
  const { title, text, terms, action, timer } = banner;
  return (
    <aside className="promo-strip" style={gradientOf(banner)} data-theme="dark" aria-label={title}>
      <img src={`${banner.picture}-640.webp`} width={72} height={72} alt="" decoding="async" />
      <div className="promo-strip__text">
        <h2 className="heading-3">{title}</h2>
        {text && <p className="small">{text}</p>}
        {terms && <p className="caption">{terms}</p>}
      </div>
      {timer && <Countdown id={banner.id} timer={timer} onEnd={() => setIsOver(true)} />}
      <div className="promo-strip__choice">
        {action && (
          <ButtonLink variant="media" href={action.href}>
            {action.label}
          </ButtonLink>
        )}
        <Button variant="media" onClick={hide}>
          {t('no')}
        </Button>
      </div>
    </aside>
  );
}

function Countdown({ id, timer, onEnd }: { id: string; timer: BannerTimer; onEnd: () => void }) {
  const t = useTranslations('lobby.banner.offer');
  const now = useServerNow(timer.now);
  const [endsAt, setEndsAt] = useState(timer.endsAt);
  useEffect(() => setEndsAt(startTimer(id, timer.endsAt)), [id, timer.endsAt]);
  const isOver = now >= endsAt;
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver, onEnd]);
  const { days, hours, minutes, seconds } = timeLeft(endsAt - now);
  const cells = [
    [days, 'days'],
    [hours, 'hours'],
    [minutes, 'minutes'],
    [seconds, 'seconds'],
  ] as const;
  return (
    <div className="promo-strip__timer">
      <p className="caption">{t('endsIn')}</p>
      <p className="promo-strip__cells numeric" role="timer" aria-label={t('endsIn')}>
        {(days === '0' ? cells.slice(1) : cells).map(([value, unit]) => (
          <span key={unit}>
            {value}
            <small>{t(unit)}</small>
          </span>
        ))}
      </p>
    </div>
  );
}
