import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { FLOATING_GAP } from './floating.tsx';

export type TooltipProps = {
  /** A few words more; never the only place where something is said, as touch has no hover. */
  text: ReactNode;
  /** The control it belongs to, a focusable element. */
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
};

export function Tooltip({ text, children, side = 'top' }: TooltipProps): ReactElement {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner className="tip__p" side={side} {...FLOATING_GAP}>
          <Base.Popup className="tip">{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
