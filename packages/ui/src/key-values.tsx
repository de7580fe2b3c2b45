import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.tsx';

export type KeyValuesProps = ComponentPropsWithRef<'dl'> & {
  /** On a sunken surface. */
  well?: boolean | undefined;
};

/** Names and their values, a `KeyValue` each. */
export function KeyValues({ well, className, ...rest }: KeyValuesProps): ReactElement {
  return <dl {...rest} className={classNames(well && 'well', 'kv', className)} />;
}

interface KeyValueProps {
  name: ReactNode;
  children: ReactNode;
}

/** One line of `KeyValues`. */
export function KeyValue({ name, children }: KeyValueProps): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
