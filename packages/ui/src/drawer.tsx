import { Dialog as Base } from '@base-ui/react/dialog';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.tsx';
import { dismissal } from './dismissal.tsx';
import { IconButton } from './icon-button.tsx';
import { XIcon } from './icons.tsx';

export type DrawerProps = {
  open: boolean;
  onClose: () => void;
  /** Accessible name of the drawer. */
  label: string;
  closeLabel: string;
  /** Content next to the close button: the player or the logo. */
  header?: ReactNode;
  /** Links must be inside a `DrawerNav`. */
  children: ReactNode;
  footer?: ReactNode;
};

/** The sidebar. Slides in from the right, up to 340 px wide, and prevents the page below from scrolling. */
export function Drawer({ open, onClose, label, closeLabel, header, children, footer }: DrawerProps): ReactElement {
  return (
    <Base.Root open={open} onOpenChange={dismissal(onClose, true)}>
      <Base.Portal>
        <Base.Backdrop className="drawer__scrim" />
        <Base.Popup className="drawer">
          <Base.Title className="visually-hidden" render={<p />}>
            {label}
          </Base.Title>
          <div className="drawer__content">
            <div className="drawer__header">
              {header ?? <span />}
              <Base.Close render={<IconButton icon={XIcon} label={closeLabel} />} />
            </div>
            {children}
            {footer && <div className="drawer__footer">{footer}</div>}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** The links of a drawer. */
export function DrawerNav({ className, ...rest }: ComponentPropsWithRef<'nav'>): ReactElement {
  return <nav {...rest} className={classNames('menu drawer__menu', className)} />;
}
