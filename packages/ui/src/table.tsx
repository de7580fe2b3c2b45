import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.tsx';

export type TableProps = {
  /** Accessible name that says what the table lists. */
  label: string;
  /** A `thead` and a `tbody` with their rows. */
  children: ReactNode;
};

/** A table of figures with column headings. */
export function Table({ label, children }: TableProps): ReactElement {
  return (
    <table className="table" aria-label={label}>
      {children}
    </table>
  );
}

/** With `own`, marks the row of the current player. */
export function TableRow({ own, ...rest }: ComponentPropsWithRef<'tr'> & { own?: boolean | undefined }): ReactElement {
  return <tr {...rest} className={own ? 'is-own' : undefined} />;
}

/** Heading of a column of figures. */
export function NumberHead({ className, ...rest }: ComponentPropsWithRef<'th'>): ReactElement {
  return <th {...rest} className={classNames('align-right', className)} />;
}

/** A figure, aligned to the right. */
export function NumberCell({ className, ...rest }: ComponentPropsWithRef<'td'>): ReactElement {
  return <td {...rest} className={classNames('align-right numeric', className)} />;
}

/** A rank in a leaderboard. */
export function PlaceCell({ place }: { place: number }): ReactElement {
  return (
    <td className="rank numeric">
      <Place place={place} />
    </td>
  );
}

/** A rank: the first three are medals. */
export function Place({ place }: { place: number }): ReactElement {
  return place <= 3 ? <span className={`medal medal--${place}`}>{place}</span> : <>{place}</>;
}
