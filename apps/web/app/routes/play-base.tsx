import { Outlet } from 'react-router';
import { notFound } from '../features/lobby/load-games.server.ts';
import type { Route } from './+types/play-base';

/** Parent route of the game routes; it is not a page itself [ROUTE-079]. */
export function loader({ params }: Route.LoaderArgs) {
  if (!params.identifier && !params.producer) throw notFound();
  return null;
}

export default function PlayBase() {
  return <Outlet />;
}

export { ErrorBoundary } from './play.tsx';
