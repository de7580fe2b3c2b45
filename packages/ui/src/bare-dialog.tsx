import { createContext, use, useEffect, useRef } from 'react';
import type { KeyboardEventHandler, ReactElement, ReactNode, RefObject } from 'react';
import { Button } from './button.tsx';
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

const Closing = createContext<() => void>(() => undefined);

/**
 * A dialog whose head is its own: a search field in place of the title. It is the browser's own `<dialog>`, which holds
 * the focus and gives it back by itself, so it opens without waiting for more code.
 */
export function BareDialog(props: BareDialogProps): ReactElement {
  const { open, onClose, label, initialFocus, onKeyDown, className, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (!open) return undefined;
    const shown = dialog.current;
    shown?.showModal();
    initialFocus.current?.focus();
    return () => shown?.close();
  }, [open, initialFocus]);

  return (
    <dialog
      ref={dialog}
      className="dlg__v dlg__v--own"
      aria-label={label}
      // Esc, and the way back on a phone.
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={event => event.target === event.currentTarget && onClose()}
    >
      <Closing value={onClose}>
        {open && (
          <div className={classNames('dlg', className)} onKeyDown={onKeyDown}>
            {children}
          </div>
        )}
      </Closing>
    </dialog>
  );
}

export function BareDialogClose({ children }: { children: ReactNode }): ReactElement {
  const close = use(Closing);
  return (
    <Button variant="ghost" onClick={close}>
      {children}
    </Button>
  );
}
