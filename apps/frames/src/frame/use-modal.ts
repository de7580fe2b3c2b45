import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Opens the dialog as modal while it is mounted. Closes it before removing it, because only then does the browser
 * return the focus to the element that opened it.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return dialog;
}
