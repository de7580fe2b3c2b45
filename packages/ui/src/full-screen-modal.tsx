import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { dismissal } from './dismissal.tsx';
import { IconButton } from './icon-button.tsx';
import { XIcon } from './icons.tsx';

export type FullScreenModalProps = {
  open: boolean;
  onClose: () => void;
  /** The name of the modal for screen readers; the visible heading is part of the children. */
  label: string;
  closeLabel: string;
  /** At the top left: the logo, the steps. */
  header?: ReactNode;
  children: ReactNode;
  /** Under the form: the age mark and the help line. */
  footer?: ReactNode;
  /** The panel beside the form from 1024: an `<img>` and, in class `si__q`, words over it. */
  scene?: ReactNode;
  /** What gets the focus on opening, usually the first field; the close button when left out. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
};

/** A form that takes the screen, while the page beneath stays mounted. */
export function FullScreenModal(props: FullScreenModalProps): ReactElement {
  const { open, onClose, label, closeLabel, header, children, footer, scene, initialFocus } = props;
  return (
    <Base.Root open={open} onOpenChange={dismissal(onClose, true)} disablePointerDismissal>
      <Base.Portal>
        <Base.Popup className="full" initialFocus={initialFocus}>
          <Base.Title className="vh" render={<p />}>
            {label}
          </Base.Title>
          <div className="si">
            <div className="si__l">
              <div className="si__h">
                {header ?? <span />}
                <Base.Close render={<IconButton icon={XIcon} label={closeLabel} />} />
              </div>
              <div className="si__f">{children}</div>
              {footer && <div className="si__ft">{footer}</div>}
            </div>
            {scene && (
              <div className="si__r" data-theme="dark">
                {scene}
              </div>
            )}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
