import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.tsx';
import { FLOATING_GAP, openState, type FloatingProps } from './floating.tsx';

export type PopoverProps = FloatingProps & {
  /** Accessible name of the panel. */
  label: string;
  /** Width in px, limited to the width of the screen. */
  width?: number | undefined;
  /** Whether the panel has no padding, for content that provides its own. */
  bare?: boolean | undefined;
  children: ReactNode;
};

/**
 * A panel next to its button, for example for the balance or the notifications. Esc or a click outside closes it and
 * returns the focus.
 */
export function Popover(props: PopoverProps): ReactElement {
  const { trigger, anchor, side = 'bottom', align = 'end', label, width = 340, bare, children } = props;
  return (
    <Base.Root {...openState(props)}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Positioner className="floating" side={side} align={align} anchor={anchor} {...FLOATING_GAP}>
          <Base.Popup className={classNames('menu', !bare && 'menu--padded')} style={{ width }}>
            <Base.Title className="visually-hidden" render={<p />}>
              {label}
            </Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
