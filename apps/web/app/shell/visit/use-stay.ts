import { useEffect, useState } from 'react';
import { useDialog } from '../../shared/site/address/dialogs.ts';
import { isStandalone } from '../standalone.ts';
import { isInAppBrowser, whenStaying } from './in-app-browser.ts';
import { isDialogOpen } from './open-dialog.ts';

/**
 * POPUP-016: how to close the popup, where it is open; it never opens over another one, and once a page. The site as an
 * app on the home screen is not asked: its user agent lacks "Safari" too, but it is no browser of another app.
 */
export function useStay(): (() => void) | null {
  const [isOpen, setIsOpen] = useState(false);
  const dialog = useDialog();
  useEffect(() => {
    if (!isInAppBrowser(navigator.userAgent) || isStandalone()) return undefined;
    return whenStaying(() => {
      const free = !isDialogOpen();
      if (free) setIsOpen(true);
      return free;
    });
  }, []);
  return isOpen && dialog === null ? () => setIsOpen(false) : null;
}
