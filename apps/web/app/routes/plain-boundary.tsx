import { isRouteErrorResponse, useRouteError } from 'react-router';
import { FailureWords } from '../shared/parts/failure-words.tsx';
import { part } from '../shared/parts/part.tsx';
import { TrustLine } from '../shared/parts/trust-line.tsx';

const NotFound = part(() => import('../shell/plain/not-found.tsx'), { instead: FailureWords });
const RootFailure = part(() => import('../shell/plain/root-failure.tsx'), { instead: FailureWords });

/** Shown instead of a page without the site's frame if the page does not exist or fails. */
export function PlainBoundary() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  if (!missing) return <RootFailure />;
  return (
    <main className="plain-page">
      <NotFound />
      <footer className="plain-page__footer">
        <TrustLine full />
      </footer>
    </main>
  );
}
