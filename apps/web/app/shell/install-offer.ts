interface InstallPromptEvent extends Event {
  prompt(): Promise<void>;
}

/** What the browser offered; it does so once, often before the sidebar's own script is there. */
export const installOffer: { event: InstallPromptEvent | null; changed: () => void } = {
  event: null,
  changed: () => undefined,
};

function keep(event: Event): void {
  event.preventDefault();
  installOffer.event = event as InstallPromptEvent;
  installOffer.changed();
}

/** Keeps the browser's install offer for the sidebar. Called once, when the shell starts in the browser. */
export const keepInstallOffer = (): void => window.addEventListener('beforeinstallprompt', keep);
