import { logFailure } from '../../shared/calls/client-log.ts';
import type { Paths } from '../../shared/site/address/paths.ts';
import type { KeepPages } from '../../worker/service-worker.ts';

const script = '/sw.js';

/** The address of the only script that the page's Trusted Types policy allows as a worker. */
function trustedScript(): string {
  const types = (window as { trustedTypes?: TrustedTypes }).trustedTypes;
  if (!types) return script;
  return types.createPolicy('offline', { createScriptURL: () => script }).createScriptURL('') as string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(from: string): unknown };
}

/** Resolves once the page is loaded, because the worker caches only pictures that the browser has already loaded. */
const loaded = async (): Promise<void> => {
  if (document.readyState !== 'complete')
    await new Promise(resolve => window.addEventListener('load', resolve, { once: true }));
};

/**
 * Makes the service worker cache the offline pages in the visitor's language. If the operator has switched this off,
 * removes the worker and all its caches. Never rejects.
 */
export async function keepOfflinePages(paths: Paths, wanted: boolean): Promise<void> {
  const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  if (!workers) return;
  try {
    if (!wanted) {
      for (const registration of await workers.getRegistrations()) await registration.unregister();
      for (const name of await caches.keys()) await caches.delete(name);
      return;
    }
    await workers.register(trustedScript(), { updateViaCache: 'none' });
    const { active } = await workers.ready;
    await loaded();
    active?.postMessage({ lobby: paths.lobby(), offline: paths.offline() } satisfies KeepPages, {});
  } catch (error) {
    logFailure('the offline pages', error);
  }
}
