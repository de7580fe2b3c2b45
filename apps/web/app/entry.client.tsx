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

/** Milliseconds: by then the page is there, and what it tells of itself takes nothing from it. */
const diagnosticsAfterMs = 3_000;
setTimeout(
  () =>
    void import('./shell/diagnostics.ts')
      .then(({ startDiagnostics }) => startDiagnostics())
      .catch((error: unknown) => logFailure('diagnostics', error)),
  diagnosticsAfterMs,
);
