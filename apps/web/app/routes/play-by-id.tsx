import { redirect } from 'react-router';
import { findGame } from '../features/game/load-play.server.ts';
import { notFound } from '../features/lobby/load-games.server.ts';
import { pageContext } from '../page-context.ts';
import type { Route } from './+types/play-by-id';

/** Redirects a game's short address, which contains only the identifier, to its full address [ROUTE-080]. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const game = await findGame(context.get(pageContext), params.identifier);
  if (!game) throw notFound();
  throw redirect(`/play/${game.provider}/${game.slug}${new URL(request.url).search}`);
}

export { ErrorBoundary } from './play.tsx';
