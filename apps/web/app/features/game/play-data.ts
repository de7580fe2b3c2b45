import type { GameFacts } from '@liftoff/contract/game/game';
import type { Collection, Game } from '@liftoff/contract/lobby/lobby';

/** A win of the casino as the side column lists it; `game` is the title, `picture` its slug. */
export interface LatestWin {
  nickname: string;
  game: string;
  picture: string;
  win: string;
}

/** What the game page shows before anything of a player is known. */
export interface PlayData {
  game: Pick<Game, 'identifier' | 'slug' | 'title' | 'provider' | 'preview' | 'tint'> & { hasDemo: boolean };
  /** The studio's title. */
  studio: string;
  /** Null when the platform did not answer: the card is left out, nothing is made up. */
  facts: GameFacts | null;
  wins: LatestWin[];
  /** There is a row of similar games under this one. */
  hasMore: boolean;
}

/** The shelf the "More in" row is taken from, and its first games. */
export interface Shelf {
  collection: Collection;
  games: Game[];
}

/** The mode of the address; anything else is as if none was asked for (ROUTE-045). */
export const readMode = (url: URL): 'real' | 'demo' | null => {
  const mode = url.searchParams.get('mode');
  return mode === 'real' || mode === 'demo' ? mode : null;
};
