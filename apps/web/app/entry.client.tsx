import { startTransition, StrictMode, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { readServedPage } from './router/served-page.tsx';
import { SiteRouter } from './router/site-router.tsx';
import { waitingRouter } from './router/waiting-router.ts';
import { logFailure, logUncaught } from './shared/calls/client-log.ts';
import { firstInteraction } from './shared/parts/first-interaction.ts';

logUncaught();

/** The site over the router that waits; a page that is not as it was served needs the full one at once. */
async function siteOverWaitingRouter(): Promise<ReactNode> {
  const page = await readServedPage();
  const router = waitingRouter(page);
  if (!page.matches) await router.load();
  // Before a press, so that going on is not slower for it.
  void firstInteraction()
    .then(router.load)
    .catch(() => undefined);
  return <SiteRouter page={page} router={router} />;
}

// A changed route takes its place while one works on it only under React Router's own.
const site = import.meta.env.DEV ? <HydratedRouter /> : await siteOverWaitingRouter();
startTransition(() => {
  hydrateRoot(document, <StrictMode>{site}</StrictMode>);
});

/** Milliseconds: by then the page is there, and what it tells of itself takes nothing from it. */
const diagnosticsAfterMs = 3_000;
setTimeout(
  () =>
    void import('./shell/diagnostics.ts')
      .then(({ startDiagnostics }) => startDiagnostics())
      .catch((error: unknown) => logFailure('diagnostics', error)),
  diagnosticsAfterMs,
);
