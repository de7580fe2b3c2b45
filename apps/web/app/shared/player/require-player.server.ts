import { redirect } from 'react-router';
import type { PageContext } from '../../page-context.ts';
import { makePaths, withoutPrefix } from '../site/address/paths.ts';
import type { PlayerSeed } from './player.ts';
import { readPlayer } from './read-player.server.ts';

/**
 * Redirects to registration, which returns to the requested page with its query [GUARD-001]. Pass the loader's `url`,
 * because the request's own address can be that of a data request.
 */
export function toSignUp(page: PageContext, { pathname, search }: URL): Response {
  const back = makePaths(page).at(withoutPrefix(page, pathname)) + search;
  return redirect(`/sign-up?${new URLSearchParams({ redirect: back })}`);
}

/**
 * Returns the player on a page that is only for players. Redirects a guest, or a visitor whose session has ended, to
 * registration and back.
 */
export async function requirePlayer(page: PageContext, url: URL): Promise<PlayerSeed> {
  const player = await readPlayer(page);
  if (!player) throw toSignUp(page, url);
  return player;
}
