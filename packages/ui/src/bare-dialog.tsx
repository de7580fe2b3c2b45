import { Dialog as Base } from '@base-ui/react/dialog';
import type { KeyboardEventHandler, ReactElement, ReactNode, RefObject } from 'react';
import { buttonClass } from './button-class.ts';
import { classNames } from './class-names.tsx';

export type BareDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The name of the dialog for screen readers. */
  label: string;
  /** What gets the focus on opening. */
  initialFocus: RefObject<HTMLElement | null>;
  onKeyDown?: KeyboardEventHandler<HTMLDivElement> | undefined;
  className?: string | undefined;
  /** What stands where a dialog has its title, with a `BareDialogClose` in it, and a `DialogBody`. */
  children: ReactNode;
};

/** A dialog whose head is its own: a search field in place of the title. */
export function BareDialog(props: BareDialogProps): ReactElement {
  const { open, onClose, label, initialFocus, onKeyDown, className, children } = props;
  return (
    <Base.Root open={open} onOpenChange={isOpen => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Viewport className="dlg__v">
          <Base.Popup className={classNames('dlg', className)} initialFocus={initialFocus} onKeyDown={onKeyDown}>
            <Base.Title className="vh">{label}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

export function BareDialogClose({ children }: { children: ReactNode }): ReactElement {
  return <Base.Close className={buttonClass({ variant: 'ghost' })}>{children}</Base.Close>;
}
