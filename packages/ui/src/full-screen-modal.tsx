import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactElement, RefObject } from 'react';
import { dismissal } from './dismissal.tsx';
import { FullScreenLayout, type FullScreenLayoutProps } from './full-screen-layout.tsx';
import { IconButton } from './icon-button.tsx';
import { XIcon } from './icons.tsx';

export type FullScreenModalProps = Omit<FullScreenLayoutProps, 'close'> & {
  open: boolean;
  onClose: () => void;
  /** Accessible name of the modal. The visible heading is one of the children. */
  label: string;
  closeLabel: string;
  /**
   * The element that receives the focus when the modal opens, usually the first field; by default the close button.
   */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
};

/** A form that covers the screen while the page below stays mounted. */
export function FullScreenModal(props: FullScreenModalProps): ReactElement {
  const { open, onClose, label, closeLabel, header, children, footer, scene, initialFocus } = props;
  return (
    <Base.Root open={open} onOpenChange={dismissal(onClose, true)} disablePointerDismissal>
      <Base.Portal>
        <Base.Popup className="full-screen" initialFocus={initialFocus}>
          <Base.Title className="visually-hidden" render={<p />}>
            {label}
          </Base.Title>
          <FullScreenLayout
            header={header}
            close={<Base.Close render={<IconButton icon={XIcon} label={closeLabel} />} />}
            footer={footer}
            scene={scene}
          >
            {children}
          </FullScreenLayout>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
