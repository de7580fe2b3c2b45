import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from './class-names.tsx';

/** A part of a page, with the standard distance from the part above. */
export function Section({ className, ...rest }: ComponentPropsWithRef<'section'>): ReactElement {
  return <section {...rest} className={classNames('sec', className)} />;
}

/** Heading of a section, styled with the class `h2`, optionally followed by a `link`. */
export function SectionHead({ children }: ComponentPropsWithRef<'div'>): ReactElement {
  return <div className="sec__h">{children}</div>;
}
