import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to the title of the new step when a form changes its step, unless a field there has an error. */
export function useStepFocus(place: RefObject<HTMLElement | null>, step: number): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (!place.current?.querySelector('[aria-invalid="true"]')) place.current?.querySelector('h1')?.focus();
  }, [place, step]);
}
