import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { logFailure } from '../../shared/calls/client-log.ts';

/** Tells of the page that broke, once: who runs the casino hears what the visitor is shown (CALL-088, ERR-025). */
export function useReportedFailure(): void {
  const error = useRouteError();
  useEffect(() => {
    if (error === undefined) return;
    logFailure('page', isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : error, 'error');
  }, [error]);
}
