import type { ComponentPropsWithRef, ReactElement } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';
import { classNames } from './class-names.tsx';

export type ButtonLinkProps = ButtonLook & ComponentPropsWithRef<'a'>;

/** A link that looks like a button. */
export function ButtonLink({ variant, size, block, className, children, ...rest }: ButtonLinkProps): ReactElement {
  return (
    <a {...rest} className={classNames(buttonClass({ variant, size, block }), className)}>
      {children}
    </a>
  );
}

/** The first thing a keyboard reaches on a page, seen only then: it leads past what every page begins with. */
export function SkipLink(props: ButtonLinkProps): ReactElement {
  return <ButtonLink variant="primary" className="skip" {...props} />;
}
