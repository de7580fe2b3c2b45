import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { FLOATING_GAP } from './floating.tsx';

export type TooltipProps = {
  /**
   * Supplementary text. It must not be the only place where information is given, because touch devices have no
   * hover.
   */
  text: ReactNode;
  /** The control that the tooltip describes; it must be focusable. */
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
};

export function Tooltip({ text, children, side = 'top' }: TooltipProps): ReactElement {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner className="tooltip__positioner" side={side} {...FLOATING_GAP}>
          <Base.Popup className="tooltip">{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
