import { IconButton } from '@liftoff/ui/icon-button';
import { PauseIcon, PlayIcon } from '@liftoff/ui/icons';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useHydrated } from '../../../shared/parts/hydrated.ts';
import type { Banner } from './banner.ts';
import { BannerSlide } from './banner-slide.tsx';

/**
 * The offers at the top of the lobby, one at a time. The bar of the current slide fills in 10 s, then the next slide
 * follows. The bar's CSS animation is the timer, so hover, focus, Pause and reduced motion stop the carousel with
 * styles alone. Without a script, the slides are side by side and can be scrolled.
 */
export function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  const t = useTranslations('lobby.banner');
  const [shown, setShown] = useState(0);
  const [paused, setPaused] = useState(false);
  const live = useHydrated();
  const count = banners.length;
  return (
    <section
      className="carousel"
      aria-roledescription="carousel"
      aria-label={t('label')}
      data-live={live ? '' : undefined}
      data-paused={paused ? '' : undefined}
    >
      <div className="carousel__slides" aria-live={paused ? 'polite' : 'off'}>
        {banners.map((banner, index) => (
          <BannerSlide
            key={banner.id}
            banner={banner}
            label={t('slide', { index: index + 1, count })}
            first={index === 0}
            shown={index === shown}
            near={live && (index === (shown + 1) % count || index === shown)}
          />
        ))}
      </div>
      {count > 1 && (
        <div className="banner__nav carousel__nav" data-theme="dark">
          {banners.map((banner, index) => (
            <button
              key={banner.id}
              type="button"
              className={index === shown ? 'carousel__pip is-on' : 'carousel__pip'}
              aria-label={t('show', { index: index + 1 })}
              aria-current={index === shown ? 'true' : undefined}
              onClick={() => setShown(index)}
              onAnimationEnd={() => setShown((index + 1) % count)}
            />
          ))}
          <IconButton
            icon={paused ? PlayIcon : PauseIcon}
            iconSize="s"
            label={paused ? t('play') : t('pause')}
            className="carousel__pause"
            onClick={() => setPaused(!paused)}
          />
        </div>
      )}
    </section>
  );
}
