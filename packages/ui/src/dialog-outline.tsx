import { useId, type ReactElement, type ReactNode } from 'react';
import { classNames } from './class-names.tsx';

export type DialogOutlineProps = {
  title: ReactNode;
  /** A link that leads away, in place of the dialog's close button. */
  close: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * An extra-large dialog as the server can render it: in place, without a script. It looks like the `Dialog` that
 * replaces it once the script has loaded.
 */
export function DialogOutline({ title, close, className, children }: DialogOutlineProps): ReactElement {
  const titleId = useId();
  return (
    <>
      <div className="scrim" />
      <div className="dialog__viewport">
        <div
          className={classNames('dialog', 'dialog--extra-large', className)}
          role="dialog"
          aria-modal="true"
          aria-labelledby={titleId}
          aria-busy="true"
        >
          <div className="dialog__header">
            <h2 className="heading-3" id={titleId}>
              {title}
            </h2>
            {close}
          </div>
          {children}
        </div>
      </div>
    </>
  );
}
