import { UNSAFE_RemixErrorBoundary as ErrorBoundary, type Location } from 'react-router';

/** What React Router shows when nothing of the site can be drawn, not even its failure. */
export default function LastFailure(thrown: { error: Error; location: Location }) {
  return <ErrorBoundary {...thrown}>{null}</ErrorBoundary>;
}
