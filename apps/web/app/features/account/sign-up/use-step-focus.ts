import { useEffect, useRef, type RefObject } from 'react';

/** A form that moved a step on or back: the keyboard is at the new step's title, unless a field there is wrong. */
export function useStepFocus(place: RefObject<HTMLElement | null>, step: number): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (!place.current?.querySelector('[aria-invalid="true"]')) place.current?.querySelector('h1')?.focus();
  }, [place, step]);
}
