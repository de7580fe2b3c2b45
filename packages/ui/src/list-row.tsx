import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from './class-names.tsx';

/** A list row with a picture, text and a value, separated from the next row by a thin line. */
export function ListRow({ className, ...rest }: ComponentPropsWithRef<'li'>): ReactElement {
  return <li {...rest} className={classNames('list-row', className)} />;
}
