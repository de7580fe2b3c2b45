import type { ComponentPropsWithRef, ReactElement } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';
import { classNames } from './class-names.tsx';

export type ButtonLinkProps = ButtonLook & ComponentPropsWithRef<'a'>;

/** A link styled as a button. */
export function ButtonLink({ variant, size, block, className, children, ...rest }: ButtonLinkProps): ReactElement {
  return (
    <a {...rest} className={classNames(buttonClass({ variant, size, block }), className)}>
      {children}
    </a>
  );
}

/**
 * The first element of a page to receive keyboard focus, visible only while it has the focus. Skips the part that is
 * the same on all pages.
 */
export function SkipLink(props: ButtonLinkProps): ReactElement {
  return <ButtonLink variant="primary" className="skip" {...props} />;
}
