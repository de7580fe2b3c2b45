import type { ComponentPropsWithoutRef, ReactElement } from 'react';
import { classNames } from './class-names.tsx';

export type CardProps = ComponentPropsWithoutRef<'section'> & { as?: 'section' | 'aside' | 'div' | undefined };

/** A raised surface. As a section or an aside it carries a heading or an `aria-label`. */
export function Card({ as: Tag = 'section', className, ...rest }: CardProps): ReactElement {
  return <Tag {...rest} className={classNames('card', className)} />;
}
