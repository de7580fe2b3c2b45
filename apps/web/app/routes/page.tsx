import { Suspense } from 'react';
import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import { failurePart } from '../shared/parts/failure-part.tsx';

const NotFound = failurePart(() => import('../shell/plain/not-found.tsx'));
const PageFailure = failurePart(() => import('../shell/plain/page-failure.tsx'));

/** Keeps the shell standing when the page inside it is not there or breaks. */
export default function Page() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return <Suspense>{missing ? <NotFound /> : <PageFailure />}</Suspense>;
}
