import { useEffect, useRef, type RefObject } from 'react';

/**
 * Where the keyboard is after a form was sent and refused, or moved a step on: at the first field that is wrong, else at
 * the new step's title. `refused` counts the refusals.
 */
export function useFormFocus(form: RefObject<HTMLElement | null>, step: number, refused: number): void {
  const before = useRef({ step, refused });
  useEffect(() => {
    const moved = before.current.step !== step;
    const failed = before.current.refused !== refused;
    before.current = { step, refused };
    if (!moved && !failed) return;
    const wrong = failed ? form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') : null;
    const title = form.current?.querySelector<HTMLElement>('h1');
    (wrong ?? (moved ? title : null))?.focus();
  }, [form, step, refused]);
}
