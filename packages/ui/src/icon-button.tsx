import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from './class-names.tsx';
import { Count } from './count.tsx';
import type { IconComponent } from './icon.tsx';

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  icon: IconComponent;
  /** The whole accessible name, with the count in it where there is one ("Gifts, 3 available"). */
  label: string;
  count?: number | undefined;
  /** On a filled ground instead of a bare icon. */
  filled?: boolean | undefined;
};

/** A square of 44 px with one icon and, where given, a counter. */
export function IconButton(props: IconButtonProps): ReactElement {
  const { icon: Icon, label, count = 0, filled, className, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={classNames('icbtn', filled && 'icbtn--fill', className)}
      aria-label={label}
    >
      <Icon />
      <Count value={count} />
    </button>
  );
}
