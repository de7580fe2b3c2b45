import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.tsx';
import type { IconComponent, IconSize } from './icon.tsx';

type IconButtonLook = {
  icon: IconComponent;
  iconSize?: IconSize | undefined;
  /** The whole accessible name, with the count in it where there is one ("Gifts, 3 available"). */
  label: string;
  /** On a filled ground instead of a bare icon. */
  filled?: boolean | undefined;
  /** A `Count` at the corner. */
  children?: ReactNode;
};

export type IconButtonProps = IconButtonLook & Omit<ComponentPropsWithRef<'button'>, 'aria-label'>;

export type IconButtonLinkProps = IconButtonLook & Omit<ComponentPropsWithRef<'a'>, 'aria-label'>;

/** A square of 44 px with one icon and, where given, a counter. */
export function IconButton(props: IconButtonProps): ReactElement {
  const { icon: Icon, iconSize, label, filled, className, children, ...rest } = props;
  return (
    <button type="button" {...rest} className={lookOf(filled, className)} aria-label={label}>
      <Icon size={iconSize} />
      {children}
    </button>
  );
}

/** A link that looks like an icon button. */
export function IconButtonLink(props: IconButtonLinkProps): ReactElement {
  const { icon: Icon, iconSize, label, filled, className, children, ...rest } = props;
  return (
    <a {...rest} className={lookOf(filled, className)} aria-label={label}>
      <Icon size={iconSize} />
      {children}
    </a>
  );
}

const lookOf = (filled: boolean | undefined, className: string | undefined): string =>
  classNames('icbtn', filled && 'icbtn--fill', className);
