import { Button } from '@liftoff/ui/button';
import { ButtonLink } from '@liftoff/ui/button-link';
import { Pips } from '@liftoff/ui/pips';
import { useState } from 'react';
import { part } from '../../../shared/parts/part.tsx';
import { gradientOf, type Banner, type BannerPopup } from './banner.ts';

const Popup = part(() => import('./banner-popup.tsx'));
const TimerBadge = part(() => import('./timer-badge.tsx'));

const sceneWidths = [640, 1200, 2000];

interface BannerSlideProps {
  banner: Banner;
  label: string;
  /** Whether this is the first slide, which contains the page heading and the picture to load first. */
  first: boolean;
  shown: boolean;
  /** Whether the slide is the current or the next one; other slides do not load their picture. */
  near: boolean;
}

export function BannerSlide({ banner, label, first, shown, near }: BannerSlideProps) {
  return (
    <section
      className="banner"
      style={gradientOf(banner)}
      data-theme="dark"
      data-shown={shown ? '' : undefined}
      aria-roledescription="slide"
      aria-label={label}
      inert={!shown}
    >
      {first || near ? (
        <Picture banner={banner} first={first} />
      ) : (
        <noscript>
          <Picture banner={banner} first={false} />
        </noscript>
      )}
      <BannerText banner={banner} heading={first ? 'h1' : 'h2'} />
    </section>
  );
}

/** A banner on its own, between the rows of the lobby. */
export function SingleBanner({ banner }: { banner: Banner }) {
  return (
    <div className="banner" style={gradientOf(banner)} data-theme="dark">
      <Picture banner={banner} first={false} />
      <BannerText banner={banner} heading="h2" />
    </div>
  );
}

function BannerText({ banner, heading: Title }: { banner: Banner; heading: 'h1' | 'h2' }) {
  const { eyebrow, title, text, action, second, popup, terms, timer } = banner;
  return (
    <>
      {banner.poster && (
        <img className="banner__poster" src={banner.poster} width={384} height={512} alt="" loading="lazy" />
      )}
      <div className="banner__text">
        {eyebrow && (
          <span className="eyebrow banner__eyebrow">
            <Pips count={3} /> {eyebrow}
          </span>
        )}
        <Title className="display">{title}</Title>
        {text && <p className="text-secondary">{text}</p>}
        {timer && <TimerBadge timer={timer} />}
        <div className="banner__actions">
          {action && (
            <ButtonLink variant="primary" href={action.href}>
              {action.label}
            </ButtonLink>
          )}
          {second && (
            <ButtonLink variant="media" href={second.href}>
              {second.label}
            </ButtonLink>
          )}
          {popup && <PopupButton popup={popup} action={action} />}
        </div>
        {terms && <p className="terms">{terms}</p>}
      </div>
    </>
  );
}

function PopupButton({ popup, action }: { popup: BannerPopup; action: Banner['action'] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="media" onClick={() => setIsOpen(true)}>
        {popup.label}
      </Button>
      {isOpen && <Popup popup={popup} action={action} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** In `<picture>` when it is eager, for the same reason as `GamePicture`. */
function Picture({ banner, first }: { banner: Banner; first: boolean }) {
  const { widths = sceneWidths } = banner;
  const picture = (
    <img
      src={`${banner.picture}-${widths[1]}.webp`}
      srcSet={widths.map(width => `${banner.picture}-${width}.webp ${width}w`).join(', ')}
      sizes="(min-width:1440px) 968px, (min-width:1024px) 70vw, 100vw"
      width={1200}
      height={520}
      alt=""
      decoding="async"
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'low'}
    />
  );
  return first ? <picture>{picture}</picture> : picture;
}
