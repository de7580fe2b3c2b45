import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from './class-names.tsx';

/** A card that is one large link. */
export function CardLink({ className, children, ...rest }: ComponentPropsWithRef<'a'>): ReactElement {
  return (
    <a {...rest} className={classNames('card', className)}>
      {children}
    </a>
  );
}
