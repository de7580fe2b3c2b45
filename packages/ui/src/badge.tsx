import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.tsx';
import type { IconComponent } from './icon.tsx';

export type BadgeTone = 'neutral' | 'brand' | 'reward' | 'ok' | 'warn' | 'bad' | 'info' | 'media';

export type BadgeProps = {
  tone?: BadgeTone | undefined;
  icon?: IconComponent | undefined;
  /**
   * Style of a badge on artwork: "new" is inverse, "jackpot" and "bonus" are in Starlight (gold), and "live" has a
   * dot.
   */
  mark?: 'new' | 'jackpot' | 'bonus' | 'live' | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A status label. On a tile narrower than 128 px only its icon is visible; screen readers still read the text. */
export function Badge({ tone = 'neutral', icon: Icon, mark, className, children }: BadgeProps): ReactElement {
  return (
    <span className={classNames('badge', tone !== 'neutral' && `badge--${tone}`, mark && `badge--${mark}`, className)}>
      {Icon && <Icon />}
      {tone === 'media' && Icon ? <span className="badge__text">{children}</span> : children}
    </span>
  );
}
