import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from './class-names.tsx';

/** A row of a list: a picture, words, a value, with a hairline to the next. */
export function ListRow({ className, ...rest }: ComponentPropsWithRef<'li'>): ReactElement {
  return <li {...rest} className={classNames('li', className)} />;
}
