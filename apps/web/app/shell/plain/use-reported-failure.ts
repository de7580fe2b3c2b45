import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { logFailure } from '../../shared/calls/client-log.ts';

/** Reports the page's failure once, so that the operator learns about it [CALL-088] [ERR-025]. */
export function useReportedFailure(): void {
  const error = useRouteError();
  useEffect(() => {
    if (error === undefined) return;
    logFailure('page', isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : error, 'error');
  }, [error]);
}
