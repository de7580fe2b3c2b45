import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from './class-names.tsx';

/** A part of a page, at a section's distance from what stands before it. */
export function Section({ className, ...rest }: ComponentPropsWithRef<'section'>): ReactElement {
  return <section {...rest} className={classNames('sec', className)} />;
}

/** The heading of a section, in class `h2`, and at its end a `link`. */
export function SectionHead({ children }: ComponentPropsWithRef<'div'>): ReactElement {
  return <div className="sec__h">{children}</div>;
}
