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

/** Keeps the browser's install offer for the sidebar. Called once, when the shell starts in the browser. */
export function keepInstallOffer(): () => void {
  window.addEventListener('beforeinstallprompt', keep);
  return () => window.removeEventListener('beforeinstallprompt', keep);
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
