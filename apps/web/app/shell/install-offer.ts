import { useEffect, useState } from 'react';

interface InstallPromptEvent extends Event {
  prompt(): Promise<void>;
}

let offered: InstallPromptEvent | null = null;

/** Keeps the browser's install offer for the sidebar. Called once, when the shell starts in the browser. */
export function keepInstallOffer(): () => void {
  const keep = (event: Event) => {
    event.preventDefault();
    offered = event as InstallPromptEvent;
  };
  window.addEventListener('beforeinstallprompt', keep);
  return () => window.removeEventListener('beforeinstallprompt', keep);
}

/** Installs the site as an app; null when the browser does not offer it or it is installed already. */
export function useInstallOffer(): (() => void) | null {
  const [offer, setOffer] = useState<InstallPromptEvent | null>(null);
  useEffect(() => setOffer(offered), []);
  if (!offer) return null;
  return () => {
    offered = null;
    setOffer(null);
    void offer.prompt();
  };
}
