import { movedTo } from '@liftoff/contract/core/moved-paths';
import { redirect } from 'react-router';
import { notFound } from '../features/lobby/load-games.server.ts';
import { pageContext } from '../page-context.ts';
import { requirePlayer } from '../shared/player/require-player.server.ts';
import type { Route } from './+types/users';

/**
 * Aliases for the profile and each of its pages [ROUTE-020]. Guests register first and return afterwards. Legacy
 * addresses of pages that have moved take precedence [ROUTE-061] [ROUTE-062].
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (url.pathname.includes('.')) throw notFound();
  const child = params['*'];
  const moved = movedTo(`/users/${child}`);
  if (moved !== null) throw redirect(moved + url.search);
  await requirePlayer(context.get(pageContext), url);
  throw redirect((child ? `/profile/${child}` : '/profile') + url.search);
}
