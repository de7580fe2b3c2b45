import { Suspense } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { failurePart } from '../shared/parts/failure-part.tsx';
import { TrustLine } from '../shared/parts/trust-line.tsx';

const NotFound = failurePart(() => import('../shell/plain/not-found.tsx'));
const RootFailure = failurePart(() => import('../shell/plain/root-failure.tsx'));

/** What stands in place of a page without the site's frame that is not there or breaks. */
export function PlainBoundary() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Suspense>
      {missing ? (
        <main className="pl">
          <NotFound />
          <footer className="pl__f">
            <TrustLine full />
          </footer>
        </main>
      ) : (
        <RootFailure />
      )}
    </Suspense>
  );
}
