import { Dialog as Base } from '@base-ui/react/dialog';
import type { ComponentPropsWithRef, ReactElement, ReactNode, RefObject } from 'react';
import { classNames } from './class-names.tsx';
import { DialogBody } from './dialog-body.tsx';
import { dismissal } from './dismissal.tsx';
import { IconButton } from './icon-button.tsx';
import { XIcon } from './icons.tsx';

const SIZE_CLASS = { s: 'dialog--small', m: 'dialog--medium', l: 'dialog--large', xl: 'dialog--extra-large' };

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Content that stays below the scrolling body: a summary and one primary action. */
  footer?: ReactNode;
  /** Width on viewports of 768 px or more: 440, 560, 760 or 980 px. */
  size?: 's' | 'm' | 'l' | 'xl' | undefined;
  /**
   * Makes the dialog rise from the bottom edge on a phone instead of filling the screen. Use it for short choices.
   */
  sheet?: boolean | undefined;
  /**
   * `false` for a question that must be answered, such as a reality check. The dialog then has no close button and
   * does not close on Esc or on a click outside.
   */
  dismissible?: boolean | undefined;
  /** Content between the header and the body, such as tabs. It does not scroll. */
  top?: ReactNode;
  /** Whether the body has no padding and no `dialogEnd`, for content that provides its own or a `DialogBody`. */
  bare?: boolean | undefined;
  /** Called once the closing animation has finished. */
  onClosed?: (() => void) | undefined;
  /** The element that receives the focus when the dialog opens; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  className?: string | undefined;
};

/** A modal dialog. It traps and returns the focus, and closes on Esc, its close button or a click outside. */
export function Dialog(props: DialogProps): ReactElement {
  const { open, onClose, title, closeLabel, children, footer, size = 'm', sheet, dismissible = true } = props;
  const { top, bare, onClosed, initialFocus, className } = props;
  return (
    <Base.Root
      open={open}
      onOpenChange={dismissal(onClose, dismissible)}
      onOpenChangeComplete={nowOpen => {
        if (!nowOpen) onClosed?.();
      }}
      disablePointerDismissal={!dismissible}
    >
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Viewport className={classNames('dialog__viewport', sheet && 'dialog__viewport--sheet')}>
          <Base.Popup
            className={classNames('dialog', SIZE_CLASS[size], sheet && 'dialog--sheet', className)}
            initialFocus={initialFocus}
          >
            <div className="dialog__header">
              <Base.Title className="heading-3">{title}</Base.Title>
              {dismissible && <Base.Close render={<IconButton icon={XIcon} label={closeLabel} />} />}
            </div>
            {top}
            {bare ? children : <DialogBody>{children}</DialogBody>}
            {footer && <DialogFooter>{footer}</DialogFooter>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** The part below the scrolling body, with a summary and one primary action. */
export function DialogFooter({ className, ...rest }: ComponentPropsWithRef<'div'>): ReactElement {
  return <div {...rest} className={classNames('dialog__footer', className)} />;
}

/** A dialog for short choices: a bottom sheet on a phone, a small dialog from 768 px. */
export function Sheet(props: Omit<DialogProps, 'sheet'>): ReactElement {
  return <Dialog size="s" {...props} sheet />;
}
