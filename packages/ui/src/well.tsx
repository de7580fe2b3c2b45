import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from './class-names.tsx';

export type WellProps = ComponentPropsWithRef<'div'>;

/** A sunken surface inside a card. */
export function Well({ className, ...rest }: WellProps): ReactElement {
  return <div {...rest} className={classNames('well', className)} />;
}

/** A list of names and values on a sunken surface. */
export function WellList({ className, ...rest }: ComponentPropsWithRef<'dl'>): ReactElement {
  return <dl {...rest} className={classNames('well', className)} />;
}
