import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.tsx';
import type { IconComponent } from './icon.tsx';

export type BadgeTone = 'neutral' | 'brand' | 'reward' | 'ok' | 'warn' | 'bad' | 'info' | 'media';

export type BadgeProps = {
  tone?: BadgeTone | undefined;
  icon?: IconComponent | undefined;
  /** On art: "new" is inverse, "jackpot" and "bonus" are Starlight, "live" carries a dot. */
  mark?: 'new' | 'jackpot' | 'bonus' | 'live' | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A status word. On a tile under 128 px the word folds away and the icon stays; screen readers keep the word. */
export function Badge({ tone = 'neutral', icon: Icon, mark, className, children }: BadgeProps): ReactElement {
  return (
    <span className={classNames('badge', tone !== 'neutral' && `badge--${tone}`, mark && `b-${mark}`, className)}>
      {Icon && <Icon />}
      {tone === 'media' && Icon ? <span className="bt">{children}</span> : children}
    </span>
  );
}
