import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import { FailureWords } from '../shared/parts/failure-words.tsx';
import { part } from '../shared/parts/part.tsx';

const NotFound = part(() => import('../shell/plain/not-found.tsx'), { instead: FailureWords });
const PageFailure = part(() => import('../shell/plain/page-failure.tsx'), { instead: FailureWords });

/** The page has its own error boundary, which keeps the shell visible if the page does not exist or fails. */
export default function Page() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return missing ? <NotFound /> : <PageFailure />;
}
