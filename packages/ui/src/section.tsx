import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from './class-names.tsx';

/** A part of a page, with the standard distance from the part above. */
export function Section({ className, ...rest }: ComponentPropsWithRef<'section'>): ReactElement {
  return <section {...rest} className={classNames('section', className)} />;
}

/** Heading of a section, styled with the class `heading-2`, optionally followed by a `link`. */
export function SectionHead({ children }: ComponentPropsWithRef<'div'>): ReactElement {
  return <div className="section__header">{children}</div>;
}
