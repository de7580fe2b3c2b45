import { useEffect, useState } from 'react';
import { useDialog } from '../../shared/site/address/dialogs.ts';
import { isStandalone } from '../standalone.ts';
import { isInAppBrowser, whenStaying } from './in-app-browser.ts';
import { isDialogOpen } from './open-dialog.ts';

/**
 * Returns the function that closes the in-app browser popup, or `null` while the popup is closed [POPUP-016]. The
 * popup never opens over another dialog, and opens only once per page. It never opens if the site runs as an app on
 * the home screen: the app's user agent lacks "Safari" too, but the site is not inside another app's browser.
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
