import { logFailure } from '../../shared/calls/client-log.ts';
import type { Paths } from '../../shared/site/address/paths.ts';
import type { KeepPages } from '../../worker/service-worker.ts';

const script = '/sw.js';

/** The one script that the page's policy lets a worker be made of. */
function trustedScript(): string {
  const types = (window as { trustedTypes?: TrustedTypes }).trustedTypes;
  if (!types) return script;
  return types.createPolicy('offline', { createScriptURL: () => script }).createScriptURL('') as string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(from: string): unknown };
}

/** The worker keeps pictures that the browser has: those of the first view are there then. */
const loaded = async (): Promise<void> => {
  if (document.readyState !== 'complete')
    await new Promise(resolve => window.addEventListener('load', resolve, { once: true }));
};

/**
 * Has the worker keep the pages that are shown without a connection, in the visitor's language. Where the operator has
 * switched that off, the worker goes and everything that it kept.
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
