import { keepPreference, readPreference } from '../shared/preferences/preferences.ts';
import { installOffer } from './install-offer.ts';
import { isStandalone } from './standalone.ts';

/** Whether the site was installed while this page was open. Needed because the browser might not store anything. */
let justInstalled = false;

/** Whether the site is installed as an app, as far as its pages can tell [SHELL-055]. */
export const isInstalled = (): boolean => isStandalone() || justInstalled || readPreference('installed');

function noteInstalled(): void {
  justInstalled = true;
  keepPreference('installed', true);
  installOffer.event = null;
  installOffer.changed();
}

/** Handles an install offer. An offer means that the site is not installed, or no longer installed. */
function noteOffered(): void {
  justInstalled = false;
  if (readPreference('installed')) keepPreference('installed', false);
}

/**
 * Watches for an installation, including through the browser's own menu. Also watches for a later install offer,
 * which means that the app was removed. Repeated calls have no further effect.
 */
export function watchInstalls(): void {
  if (installOffer.event) noteOffered();
  window.addEventListener('appinstalled', noteInstalled);
  window.addEventListener('beforeinstallprompt', noteOffered);
}
