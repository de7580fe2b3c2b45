import { useSyncExternalStore } from 'react';

interface InstallPromptEvent extends Event {
  prompt(): Promise<void>;
}

const isPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event;

let offered: InstallPromptEvent | null = null;
const listeners = new Set<() => void>();

function setOffered(offer: InstallPromptEvent | null): void {
  offered = offer;
  for (const listener of listeners) listener();
}

function keep(event: Event): void {
  event.preventDefault();
  if (isPrompt(event)) setOffered(event);
}

const drop = (): void => setOffered(null);

/** Keeps the browser's install offer for the sidebar, until the site is installed. Called once, when the shell starts in the browser. */
export function keepInstallOffer(): () => void {
  window.addEventListener('beforeinstallprompt', keep);
  window.addEventListener('appinstalled', drop);
  return () => {
    window.removeEventListener('beforeinstallprompt', keep);
    window.removeEventListener('appinstalled', drop);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Installs the site as an app; null when the browser does not offer it or it is installed already. */
export function useInstallOffer(): (() => void) | null {
  const offer = useSyncExternalStore(
    subscribe,
    () => offered,
    () => null,
  );
  if (!offer) return null;
  return () => {
    setOffered(null);
    void offer.prompt();
  };
}
