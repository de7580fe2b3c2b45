import { Outlet } from 'react-router';
import { notFound } from '../features/lobby/load-games.server.ts';
import { pageContext } from '../page-context.ts';
import { requirePlayer } from '../shared/player/require-player.server.ts';
import type { Route } from './+types/profile';

/**
 * What every page under /profile has in common: it is a player's. Whether a visitor is one is decided here; a page that
 * shows more than the layout knows of its player asks `requirePlayer` in its own loader.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  // A page is no file: what asks for one under a page's address gets none [A45].
  if (url.pathname.includes('.')) throw notFound();
  await requirePlayer(context.get(pageContext), url);
  return null;
}

export default function Profile() {
  return <Outlet />;
}
