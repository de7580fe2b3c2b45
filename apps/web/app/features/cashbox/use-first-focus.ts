import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * The amount is what a player came for: it takes the keyboard from where it waits, and from nowhere else. Where fingers
 * press, a keyboard over the half of the screen would hide the amounts to choose from.
 */
export function useFirstFocus(input: RefObject<HTMLElement | null>, waiting: RefObject<HTMLElement | null>): void {
  const take = useEffectEvent(() => {
    const { activeElement, body } = document;
    const waits = activeElement === waiting.current || activeElement === body;
    if (waits && matchMedia('(hover: hover)').matches) input.current?.focus();
  });
  useEffect(() => take(), []);
}
