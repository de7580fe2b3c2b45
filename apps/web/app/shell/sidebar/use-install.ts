import { useSyncExternalStore } from 'react';
import { installOffer } from '../install-offer.ts';
import { isInstalled, watchInstalls } from '../installed.ts';
import { isStandalone } from '../standalone.ts';

type Installable = 'installed' | 'offered' | 'by hand';

function now(): Installable {
  if (installOffer.event && !isStandalone()) return 'offered';
  return isInstalled() ? 'installed' : 'by hand';
}

function subscribe(changed: () => void): () => void {
  watchInstalls();
  installOffer.changed = changed;
  return () => {
    installOffer.changed = () => undefined;
  };
}

/** Accepts the browser's install offer. An offer can be accepted only once. */
export function install(): void {
  const offer = installOffer.event;
  installOffer.event = null;
  installOffer.changed();
  void offer?.prompt();
}

/** The install state: whether the site is installed as an app, and whether the browser offers to install it. */
export const useInstallable = (): Installable => useSyncExternalStore(subscribe, now, () => 'installed');
