import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.tsx';
import { HeartIcon, PlayIcon } from './icons.tsx';
import { LockIcon } from './icons.tsx';

export type TileContentProps = {
  title: string;
  /** The second caption line. */
  subtitle?: string | undefined;
  /** The picture, 3:4. Left out, the tile shows the mark and the title. */
  image?: ReactNode;
  badge?: ReactNode;
  /** What lies over the picture: the actions, the lock or a footer strip. */
  overlay?: ReactNode;
  /** The heart. */
  corner?: ReactNode;
};

export type TileFrameProps = ComponentPropsWithRef<'article'> & {
  favourite?: boolean | undefined;
  locked?: boolean | undefined;
};

/** The box of a picture card; a `TileContent` is in it. */
export function TileFrame({ favourite, locked, className, ...rest }: TileFrameProps): ReactElement {
  return <article {...rest} className={classNames('tile', favourite && 'is-fav', locked && 'is-lock', className)} />;
}

/** Art with an overlay, and two lines under it. */
export function TileContent(props: TileContentProps): ReactElement {
  const { title, subtitle, image, badge, overlay, corner } = props;
  return (
    <>
      <div className="tile__art">
        {image ?? <TileWithoutArt title={title} />}
        {badge && <div className="tile__top">{badge}</div>}
        {overlay}
      </div>
      {corner}
      <div className="tile__cap">
        <b className="ell">{title}</b>
        {subtitle && <span className="ell">{subtitle}</span>}
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
      <span className="h3" aria-hidden="true">
        {title}
      </span>
    </div>
  );
}

/** The veil with the play button, shown on hover and while the keyboard is inside. Links come in ready-made. */
export function TileActions({ play, demo }: { play: ReactNode; demo?: ReactNode }): ReactElement {
  return (
    <div className="tile__act">
      {play}
      {demo}
    </div>
  );
}

/** The round play button; its `aria-label` says what it plays. */
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

/** The second action, in words under the play button. */
export function TileDemoLink({ className, children, ...rest }: ComponentPropsWithRef<'a'>): ReactElement {
  return (
    <a {...rest} className={classNames('tile__demo', className)}>
      {children}
    </a>
  );
}

/** The lock over a tile that cannot be opened, with the reason in a few words. */
export function TileLock({ reason }: { reason: string }): ReactElement {
  return (
    <div className="tile__lock">
      <span className="o">
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

/** The heart. The caller shows the new state at once and guards against double taps. */
export function TileFavourite({ label, pressed, onPress, disabled }: TileFavouriteProps): ReactElement {
  return (
    <button
      type="button"
      className="tile__fav"
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
