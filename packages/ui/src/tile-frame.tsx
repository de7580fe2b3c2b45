import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.tsx';
import { HeartIcon, PlayIcon } from './icons.tsx';
import { LockIcon } from './icons.tsx';

export type TileContentProps = {
  title: string;
  /** Second line of the caption. */
  subtitle?: string | undefined;
  /** Picture in the ratio 3:4. Without one, the tile shows the brand mark and the title. */
  image?: ReactNode;
  badge?: ReactNode;
  /** A small mark at the foot of the picture. */
  mark?: ReactNode;
  /** Content over the picture: the actions, the lock or a footer strip. */
  overlay?: ReactNode;
  /** The favourite button (heart). */
  corner?: ReactNode;
};

export type TileFrameProps = ComponentPropsWithRef<'article'> & {
  favourite?: boolean | undefined;
  locked?: boolean | undefined;
};

/** The box of a picture card, which contains a `TileContent`. */
export function TileFrame({ favourite, locked, className, ...rest }: TileFrameProps): ReactElement {
  return (
    <article {...rest} className={classNames('tile', favourite && 'is-favourite', locked && 'is-locked', className)} />
  );
}

/** A picture with an overlay, and two lines of text below it. */
export function TileContent(props: TileContentProps): ReactElement {
  const { title, subtitle, image, badge, mark, overlay, corner } = props;
  return (
    <>
      <div className="tile__art">
        {image ?? <TileWithoutArt title={title} />}
        {badge && <div className="tile__top">{badge}</div>}
        {mark && <div className="tile__foot">{mark}</div>}
        {overlay}
      </div>
      {corner}
      <div className="tile__caption">
        <b className="ellipsis">{title}</b>
        {subtitle && <span className="ellipsis">{subtitle}</span>}
      </div>
    </>
  );
}

function TileWithoutArt({ title }: { title: string }): ReactElement {
  return (
    <div className="tile__bare">
      <svg viewBox="0 0 26 30" aria-hidden="true">
        <path d="M13 0 25 20 13 15.2 1 20Z" fill="currentColor" />
      </svg>
      <span className="heading-3" aria-hidden="true">
        {title}
      </span>
    </div>
  );
}

/**
 * The overlay with the play button, visible on hover and while the keyboard focus is inside. The caller passes the
 * links.
 */
export function TileActions({ play, demo }: { play: ReactNode; demo?: ReactNode }): ReactElement {
  return (
    <div className="tile__actions">
      {play}
      {demo}
    </div>
  );
}

/** The round play button. Its `aria-label` names the game it plays. */
export function TilePlayLink({
  className,
  ...rest
}: ComponentPropsWithRef<'a'> & { 'aria-label': string }): ReactElement {
  return (
    <a {...rest} className={classNames('tile__play', className)}>
      <PlayIcon />
    </a>
  );
}

/** The second action, a text link below the play button. */
export function TileDemoLink({ className, children, ...rest }: ComponentPropsWithRef<'a'>): ReactElement {
  return (
    <a {...rest} className={classNames('tile__demo', className)}>
      {children}
    </a>
  );
}

/** The lock over a tile that cannot be opened, with a short explanation. */
export function TileLock({ reason }: { reason: string }): ReactElement {
  return (
    <div className="tile__lock">
      <span className="tile__lock-text">
        <LockIcon />
      </span>
      {reason}
    </div>
  );
}

export type TileFavouriteProps = {
  label: string;
  pressed: boolean;
  onPress: () => void;
  disabled?: boolean | undefined;
};

/** The favourite button (heart). The caller must show the new state immediately and guard against double taps. */
export function TileFavourite({ label, pressed, onPress, disabled }: TileFavouriteProps): ReactElement {
  return (
    <button
      type="button"
      className="tile__favourite"
      aria-pressed={pressed}
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
    >
      <span>
        <HeartIcon />
      </span>
    </button>
  );
}
