import { keepPreference, readPreference } from '../shared/preferences/preferences.ts';
import { installOffer } from './install-offer.ts';
import { isStandalone } from './standalone.ts';

/** Installed while this page is open, where the browser keeps nothing. */
let justInstalled = false;

/** Whether the site is installed as an app, as far as its pages have heard (SHELL-055). */
export const isInstalled = (): boolean => isStandalone() || justInstalled || readPreference('installed');

function noteInstalled(): void {
  justInstalled = true;
  keepPreference('installed', true);
  installOffer.event = null;
  installOffer.changed();
}

/** A browser offers what is not installed, or no longer is. */
function noteOffered(): void {
  justInstalled = false;
  if (readPreference('installed')) keepPreference('installed', false);
}

/** Hears from now on of an install, by the browser's own menu too, and of its end by a later offer; once for all calls. */
export function watchInstalls(): void {
  if (installOffer.event) noteOffered();
  window.addEventListener('appinstalled', noteInstalled);
  window.addEventListener('beforeinstallprompt', noteOffered);
}
