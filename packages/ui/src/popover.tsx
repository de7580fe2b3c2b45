import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.tsx';
import { FLOATING_GAP, openState, type FloatingProps } from './floating.tsx';

export type PopoverProps = FloatingProps & {
  /** The name of the panel for screen readers. */
  label: string;
  /** In px; never wider than the screen. */
  width?: number | undefined;
  /** Content that brings its own padding. */
  bare?: boolean | undefined;
  children: ReactNode;
};

/** A panel beside its button: the balance, the notifications. Esc and a press outside close it; focus returns. */
export function Popover(props: PopoverProps): ReactElement {
  const { trigger, anchor, side = 'bottom', align = 'end', label, width = 340, bare, children } = props;
  return (
    <Base.Root {...openState(props)}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Positioner className="pop" side={side} align={align} anchor={anchor} {...FLOATING_GAP}>
          <Base.Popup className={classNames('menu', !bare && 'menu--pad')} style={{ width }}>
            <Base.Title className="vh" render={<p />}>
              {label}
            </Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
