import type { ReactElement } from 'react';
import { classNames } from './class-names.tsx';
import type { IconComponent, IconSize } from './icon.tsx';

export type IconPlateProps = { icon: IconComponent; size?: IconSize | undefined; tone?: 'warn' | undefined };

/** An icon in a rounded square, at the top of a state panel or of a link to a next step. */
export function IconPlate({ icon: Icon, size, tone }: IconPlateProps): ReactElement {
  return (
    <span className={classNames('empty__icon', tone && `empty__icon--${tone}`)}>
      <Icon size={size} />
    </span>
  );
}
