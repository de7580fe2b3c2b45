import { redirect } from 'react-router';
import type { PageContext } from '../../page-context.ts';
import { makePaths, withoutPrefix } from '../site/address/paths.ts';
import type { PlayerSeed } from './player.ts';
import { readPlayer } from './read-player.server.ts';

/**
 * The way to registration and from there back to the page that was asked for, with its query (GUARD-001). `url` is the
 * loader's own: that of the request may be of the router's data.
 */
export function toSignUp(page: PageContext, { pathname, search }: URL): Response {
  const back = makePaths(page).at(withoutPrefix(page, pathname)) + search;
  return redirect(`/sign-up?${new URLSearchParams({ redirect: back })}`);
}

/** The player of a page that nobody else sees; a guest, also one whose session ended, is sent to registration and back. */
export async function requirePlayer(page: PageContext, url: URL): Promise<PlayerSeed> {
  const player = await readPlayer(page);
  if (!player) throw toSignUp(page, url);
  return player;
}
