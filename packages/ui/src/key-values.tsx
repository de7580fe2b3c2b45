import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from './class-names.tsx';

export type KeyValuesProps = ComponentPropsWithRef<'dl'> & {
  /** On a sunken surface. */
  well?: boolean | undefined;
};

/** Names and their values, a line each: `<div><dt/><dd/></div>`. */
export function KeyValues({ well, className, ...rest }: KeyValuesProps): ReactElement {
  return <dl {...rest} className={classNames(well && 'well', 'kv', className)} />;
}
