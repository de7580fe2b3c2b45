import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * A dialog that is modal as long as it is there. It closes before it is taken out of the page: only then does the browser
 * give the focus back to what opened it.
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
