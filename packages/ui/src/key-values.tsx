import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.tsx';

export type KeyValuesProps = ComponentPropsWithRef<'dl'> & {
  /** Whether the list is on a sunken surface. */
  well?: boolean | undefined;
};

/** A list of names with their values, each a `KeyValue`. */
export function KeyValues({ well, className, ...rest }: KeyValuesProps): ReactElement {
  return <dl {...rest} className={classNames(well && 'well', 'key-values', className)} />;
}

interface KeyValueProps {
  name: ReactNode;
  children: ReactNode;
}

/** One row of `KeyValues`. */
export function KeyValue({ name, children }: KeyValueProps): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
