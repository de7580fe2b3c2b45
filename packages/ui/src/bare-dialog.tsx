import { createContext, use, useEffect, useRef } from 'react';
import type { KeyboardEventHandler, ReactElement, ReactNode, RefObject } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.tsx';

export type BareDialogProps = {
  open: boolean;
  onClose: () => void;
  /** Accessible name of the dialog. */
  label: string;
  /** The element that receives the focus when the dialog opens. */
  initialFocus: RefObject<HTMLElement | null>;
  onKeyDown?: KeyboardEventHandler<HTMLDivElement> | undefined;
  className?: string | undefined;
  /** The dialog's whole content: a header with a `BareDialogClose`, and a `DialogBody`. */
  children: ReactNode;
};

const Closing = createContext<() => void>(() => undefined);

/**
 * A dialog with a custom header, such as a search field, instead of a title. It uses the native `<dialog>`, which
 * traps and returns the focus itself, so it opens without loading more code.
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
      className="dialog__viewport dialog__viewport--native"
      aria-label={label}
      // Handles Esc and the back gesture on a phone.
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={event => event.target === event.currentTarget && onClose()}
    >
      <Closing value={onClose}>
        {open && (
          <div className={classNames('dialog', className)} onKeyDown={onKeyDown}>
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
