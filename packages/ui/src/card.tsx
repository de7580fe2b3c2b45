import type { ComponentPropsWithoutRef, ReactElement } from 'react';
import { classNames } from './class-names.tsx';

export type CardProps = ComponentPropsWithoutRef<'section'> & { as?: 'section' | 'aside' | 'div' | undefined };

/** A raised surface. A card that is a section or an aside needs a heading or an `aria-label`. */
export function Card({ as: Tag = 'section', className, ...rest }: CardProps): ReactElement {
  return <Tag {...rest} className={classNames('card', className)} />;
}
