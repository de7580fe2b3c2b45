import type { ReactElement, RefObject } from 'react';

/**
 * How a floating layer opens. With a `trigger` (a button element), the layer handles opening itself. Without one, it
 * is controlled and attached to `anchor`, so that a page can show a plain button first and load this module on the
 * first click.
 */
export type FloatingProps = {
  trigger?: ReactElement | undefined;
  anchor?: RefObject<Element | null> | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
};

/** Omits properties that were not given, because the layer distinguishes "closed" from "not controlled". */
export function openState({ open, onOpenChange }: FloatingProps) {
  return {
    ...(open !== undefined && { open }),
    ...(onOpenChange && { onOpenChange: (next: boolean) => onOpenChange(next) }),
  };
}

/** Distances to the anchor and to the edge of the screen, in px. */
export const FLOATING_GAP = { sideOffset: 8, collisionPadding: 16 };
