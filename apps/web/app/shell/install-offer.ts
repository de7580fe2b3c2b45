interface InstallPromptEvent extends Event {
  prompt(): Promise<void>;
}

/**
 * The browser's offer to install the site as an app. Browsers make this offer once, often before the sidebar's script
 * is loaded.
 */
export const installOffer: { event: InstallPromptEvent | null; changed: () => void } = {
  event: null,
  changed: () => undefined,
};

function keep(event: Event): void {
  event.preventDefault();
  installOffer.event = event as InstallPromptEvent;
  installOffer.changed();
}

/** Stores the browser's install offer for the sidebar. Must be called once, when the shell starts in the browser. */
export const keepInstallOffer = (): void => window.addEventListener('beforeinstallprompt', keep);
