import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { logFailure, logUncaught } from './shared/calls/client-log.ts';

logUncaught();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

/** Delay in milliseconds before diagnostics start. The page is ready by then, so they do not slow it down. */
const diagnosticsAfterMs = 3_000;
setTimeout(
  () =>
    void import('./shell/diagnostics.ts')
      .then(({ startDiagnostics }) => startDiagnostics())
      .catch((error: unknown) => logFailure('diagnostics', error)),
  diagnosticsAfterMs,
);
