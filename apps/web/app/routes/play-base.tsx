import { Outlet } from 'react-router';
import { notFound } from '../features/lobby/load-games.server.ts';
import type { Route } from './+types/play-base';

/** ROUTE-079: the parent of the game routes. By itself it is no page. */
export function loader({ params }: Route.LoaderArgs) {
  if (!params.identifier && !params.producer) throw notFound();
  return null;
}

export default function PlayBase() {
  return <Outlet />;
}

export { ErrorBoundary } from './play.tsx';
