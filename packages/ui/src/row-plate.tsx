import type { ReactElement } from 'react';
import type { BadgeTone } from './badge.tsx';
import { classNames } from './class-names.tsx';
import type { IconComponent } from './icon.tsx';

export type RowTone = Exclude<BadgeTone, 'media'>;

export type RowPlateProps = { icon: IconComponent; tone?: RowTone | undefined };

/**
 * An icon in a small rounded square, at the start of a row or of a card's title. Its styles are in
 * `styles/plate.css`.
 */
export function RowPlate({ icon: Icon, tone = 'neutral' }: RowPlateProps): ReactElement {
  return (
    <span className={classNames('plate', tone !== 'neutral' && `plate--${tone}`)}>
      <Icon />
    </span>
  );
}
