import { Dialog as Base } from '@base-ui/react/dialog';
import type { ComponentPropsWithRef, ReactElement, ReactNode, RefObject } from 'react';
import { classNames } from './class-names.tsx';
import { DialogBody } from './dialog-body.tsx';
import { dismissal } from './dismissal.tsx';
import { IconButton } from './icon-button.tsx';
import { XIcon } from './icons.tsx';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Stays under the scrolling body: a summary and one primary action. */
  footer?: ReactNode;
  /** Widths from 768: 440, 560, 760, 980 px. */
  size?: 's' | 'm' | 'l' | 'xl' | undefined;
  /** On a phone it rises from the bottom edge instead of filling the screen: for short choices. */
  sheet?: boolean | undefined;
  /** False for a question that must be answered (a reality check): no close button, no Esc, no press outside. */
  dismissible?: boolean | undefined;
  /** Between the header and the body, for tabs; it does not scroll. */
  top?: ReactNode;
  /** The body comes without padding and without a `dialogEnd`, for content that brings its own or a `DialogBody`. */
  bare?: boolean | undefined;
  /** After the closing movement. */
  onClosed?: (() => void) | undefined;
  /** What gets the focus on opening; the first control when left out. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  className?: string | undefined;
};

/** A modal dialog: focus is trapped and returned; Esc, the close button and a press outside close it. */
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
        <Base.Viewport className={classNames('dlg__v', sheet && 'dlg__v--sheet')}>
          <Base.Popup
            className={classNames('dlg', `dlg--${size}`, sheet && 'dlg--sheet', className)}
            initialFocus={initialFocus}
          >
            <div className="dlg__h">
              <Base.Title className="h3">{title}</Base.Title>
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

/** Under the scrolling part: a summary and one primary action. */
export function DialogFooter({ className, ...rest }: ComponentPropsWithRef<'div'>): ReactElement {
  return <div {...rest} className={classNames('dlg__f', className)} />;
}

/** A dialog for short choices: a bottom sheet on a phone, a small dialog from 768. */
export function Sheet(props: Omit<DialogProps, 'sheet'>): ReactElement {
  return <Dialog size="s" {...props} sheet />;
}
