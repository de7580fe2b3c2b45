import type { ReactElement } from 'react';
import { classNames } from './class-names.tsx';
import type { IconComponent, IconSize } from './icon.tsx';

export type IconPlateProps = { icon: IconComponent; size?: IconSize | undefined; tone?: 'warn' | undefined };

/** An icon in a rounded square, at the head of a state or a way on. */
export function IconPlate({ icon: Icon, size, tone }: IconPlateProps): ReactElement {
  return (
    <span className={classNames('empty__icon', tone && `empty__icon--${tone}`)}>
      <Icon size={size} />
    </span>
  );
}
