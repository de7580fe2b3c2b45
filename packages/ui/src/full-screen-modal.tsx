import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactElement, RefObject } from 'react';
import { dismissal } from './dismissal.tsx';
import { FullScreenLayout, type FullScreenLayoutProps } from './full-screen-layout.tsx';
import { IconButton } from './icon-button.tsx';
import { XIcon } from './icons.tsx';

export type FullScreenModalProps = Omit<FullScreenLayoutProps, 'close'> & {
  open: boolean;
  onClose: () => void;
  /** The name of the modal for screen readers; the visible heading is part of the children. */
  label: string;
  closeLabel: string;
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
