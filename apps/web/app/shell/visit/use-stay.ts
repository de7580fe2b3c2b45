import { useEffect, useState } from 'react';
import { useDialog } from '../../shared/dialogs.ts';
import { isInAppBrowser, whenStaying } from './in-app-browser.ts';

/** POPUP-016: how to close the popup, where it is open; it never opens over another one, and once a page. */
export function useStay(): (() => void) | null {
  const [isOpen, setIsOpen] = useState(false);
  const dialog = useDialog();
  useEffect(() => {
    if (!isInAppBrowser(navigator.userAgent)) return undefined;
    return whenStaying(() => {
      const free = document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]') === null;
      if (free) setIsOpen(true);
      return free;
    });
  }, []);
  return isOpen && dialog === null ? () => setIsOpen(false) : null;
}
