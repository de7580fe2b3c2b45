import { redirect } from 'react-router';
import { notFound } from '../features/lobby/load-games.server.ts';
import { pageContext } from '../page-context.ts';
import { requirePlayer } from '../shared/player/require-player.server.ts';
import type { Route } from './+types/users';

/** ROUTE-020: another name of the profile and of each of its pages. Guests register first and come back. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (url.pathname.includes('.')) throw notFound();
  await requirePlayer(context.get(pageContext), url);
  const child = params['*'];
  throw redirect((child ? `/profile/${child}` : '/profile') + url.search);
}
