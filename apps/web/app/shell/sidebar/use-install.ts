import { useSyncExternalStore } from 'react';
import { installOffer } from '../install-offer.ts';

type Installable = 'installed' | 'offered' | 'by hand';

const standalone = '(display-mode: standalone)';

/** Installed while this page is open; a page that runs as the app itself says so by its display mode. */
let justInstalled = false;

function now(): Installable {
  if (justInstalled || window.matchMedia(standalone).matches) return 'installed';
  return installOffer.event ? 'offered' : 'by hand';
}

function subscribe(changed: () => void): () => void {
  const installed = () => {
    justInstalled = true;
    changed();
  };
  installOffer.changed = changed;
  window.addEventListener('appinstalled', installed);
  return () => {
    installOffer.changed = () => undefined;
    window.removeEventListener('appinstalled', installed);
  };
}

/** Takes the browser's offer, which can be taken once. */
export function install(): void {
  const offer = installOffer.event;
  installOffer.event = null;
  installOffer.changed();
  void offer?.prompt();
}

/** Whether the site is installed as an app, and whether the browser offers to do it. */
export const useInstallable = (): Installable => useSyncExternalStore(subscribe, now, () => 'installed');
