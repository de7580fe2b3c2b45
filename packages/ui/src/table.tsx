import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.tsx';

export type TableProps = {
  /** What it lists, for screen readers. */
  label: string;
  /** Rows of a `thead` and a `tbody`. */
  children: ReactNode;
};

/** Rows of figures under heads. */
export function Table({ label, children }: TableProps): ReactElement {
  return (
    <table className="tbl" aria-label={label}>
      {children}
    </table>
  );
}

/** `own`: the row of who looks at it. */
export function TableRow({ own, ...rest }: ComponentPropsWithRef<'tr'> & { own?: boolean | undefined }): ReactElement {
  return <tr {...rest} className={own ? 'is-me' : undefined} />;
}

/** The head of a column of figures. */
export function NumberHead({ className, ...rest }: ComponentPropsWithRef<'th'>): ReactElement {
  return <th {...rest} className={classNames('r', className)} />;
}

/** A figure, at the right. */
export function NumberCell({ className, ...rest }: ComponentPropsWithRef<'td'>): ReactElement {
  return <td {...rest} className={classNames('r num', className)} />;
}

/** The place in a ranking; the first three stand on a medal. */
export function PlaceCell({ place }: { place: number }): ReactElement {
  return <td className="rank num">{place <= 3 ? <span className={`medal medal--${place}`}>{place}</span> : place}</td>;
}
