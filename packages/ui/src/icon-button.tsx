import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.tsx';
import type { IconComponent, IconSize } from './icon.tsx';

type IconButtonLook = {
  icon: IconComponent;
  iconSize?: IconSize | undefined;
  /** Complete accessible name, including the count if there is one ("Gifts, 3 available"). */
  label: string;
  /** Whether the icon has a filled background. */
  filled?: boolean | undefined;
  /** A `Count` in the corner. */
  children?: ReactNode;
};

export type IconButtonProps = IconButtonLook & Omit<ComponentPropsWithRef<'button'>, 'aria-label'>;

export type IconButtonLinkProps = IconButtonLook & Omit<ComponentPropsWithRef<'a'>, 'aria-label'>;

/** A 44 px square with one icon and an optional counter. */
export function IconButton(props: IconButtonProps): ReactElement {
  const { icon: Icon, iconSize, label, filled, className, children, ...rest } = props;
  return (
    <button type="button" {...rest} className={lookOf(filled, className)} aria-label={label}>
      <Icon size={iconSize} />
      {children}
    </button>
  );
}

/** A link styled as an icon button. */
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
  classNames('icon-button', filled && 'icon-button--filled', className);
