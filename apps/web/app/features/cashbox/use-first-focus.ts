import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Moves the focus to the amount, unless an element other than the waiting one has it. Does nothing on touch screens,
 * where an on-screen keyboard would cover the preset amounts.
 */
export function useFirstFocus(input: RefObject<HTMLElement | null>, waiting: RefObject<HTMLElement | null>): void {
  const take = useEffectEvent(() => {
    const { activeElement, body } = document;
    const waits = activeElement === waiting.current || activeElement === body;
    if (waits && matchMedia('(hover: hover)').matches) input.current?.focus();
  });
  useEffect(() => take(), []);
}
