import type { ReactElement, RefObject } from 'react';

/**
 * How a floating layer opens. With a `trigger` (a button element) it opens itself. Without one it is controlled and
 * hangs on `anchor`: so a page can show a plain button first and load this module on the first press.
 */
export type FloatingProps = {
  trigger?: ReactElement | undefined;
  anchor?: RefObject<Element | null> | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
};

/** Leaves out what was not given, because the layer tells "closed" from "not controlled". */
export function openState({ open, onOpenChange }: FloatingProps) {
  return {
    ...(open !== undefined && { open }),
    ...(onOpenChange && { onOpenChange: (next: boolean) => onOpenChange(next) }),
  };
}

/** Distance to the anchor and to the edge of the screen, in px. */
export const FLOATING_GAP = { sideOffset: 8, collisionPadding: 16 };
