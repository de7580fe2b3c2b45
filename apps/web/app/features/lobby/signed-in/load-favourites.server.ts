import { CallError } from '@liftoff/contract/core/client';
import type { PageContext } from '../../../page-context.ts';
import { toSignUp } from '../../../shared/player/require-player.server.ts';
import { clientOf } from '../../../shared/calls/server-client.server.ts';
import { readStudios, studioTitles } from '../../../shared/site/studios.ts';
import { toTile, type TileGame } from '../tile-game.ts';

export interface FavouritesData {
  games: TileGame[];
  /** Whether the games failed to load; the page then says so and offers a retry. */
  failed: boolean;
}

/** Requests the first version of the list, which contains complete games [CALL-059]. */
const wholeGames = { 'accept-client': 'application/vnd.s.v1+json' };

/**
 * The player's favourites, most recent first. Guests are redirected to registration and return here afterwards
 * [GUARD-001].
 */
export async function loadFavourites(page: PageContext, url: URL): Promise<FavouritesData> {
  if (!page.signedIn) throw toSignUp(page, url);
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
    if (error.refusal === 'unauthenticated') throw toSignUp(page, url);
    return { games: [], failed: true };
  }
}
