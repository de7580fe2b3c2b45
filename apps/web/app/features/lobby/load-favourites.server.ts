import { CallError } from '@liftoff/contract/client';
import { redirect } from 'react-router';
import type { PageContext } from '../../page-context.ts';
import { makePaths } from '../../shared/paths.ts';
import { clientOf } from '../../shared/server-client.server.ts';
import { readStudios, studioTitles } from '../../shared/studios.ts';
import { toTile, type TileGame } from './tile-game.ts';

export interface FavouritesData {
  games: TileGame[];
  /** The games did not come; the page says so and offers to try again. */
  failed: boolean;
}

/** The first version of the list: whole games (CALL-059). */
const wholeGames = { 'accept-client': 'application/vnd.s.v1+json' };

/** The player's favourites, latest first. A guest goes to registration and back to `url` (GUARD-001). */
export async function loadFavourites(page: PageContext, url: URL): Promise<FavouritesData> {
  const back = makePaths(page).favourites() + url.search;
  const toSignUp = () => redirect(`/sign-up?${new URLSearchParams({ redirect: back })}`);
  if (!page.signedIn) throw toSignUp();
  const client = clientOf(page);
  try {
    const [games, providers] = await Promise.all([
      client.favoriteGames({ headers: wholeGames }),
      readStudios(client).catch(() => []),
    ]);
    const studios = studioTitles(providers);
    return {
      games: games.flatMap(game => (typeof game === 'string' ? [] : toTile(game, studios, true))),
      failed: false,
    };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.refusal === 'unauthenticated') throw toSignUp();
    return { games: [], failed: true };
  }
}
