import { movedTo } from '@liftoff/contract/core/moved-paths';
import { redirect } from 'react-router';
import { notFound } from '../features/lobby/load-games.server.ts';
import { pageContext } from '../page-context.ts';
import { requirePlayer } from '../shared/player/require-player.server.ts';
import type { Route } from './+types/users';

/**
 * ROUTE-020: another name of the profile and of each of its pages. Guests register first and come back. Old addresses
 * that have moved come first (ROUTE-061, ROUTE-062).
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (url.pathname.includes('.')) throw notFound();
  const child = params['*'];
  const moved = movedTo(`/users/${child}`);
  if (moved !== null) throw redirect(moved + url.search);
  await requirePlayer(context.get(pageContext), url);
  throw redirect((child ? `/profile/${child}` : '/profile') + url.search);
}
