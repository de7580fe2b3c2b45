import type { GameFacts } from '@liftoff/contract/game/game';
import type { Collection, Game } from '@liftoff/contract/lobby/lobby';

/** A recent win, shown in the side column. `game` is the title of the game, `picture` its slug. */
export interface LatestWin {
  nickname: string;
  game: string;
  picture: string;
  win: string;
}

/** The content of the game page that does not depend on the player. */
export interface PlayData {
  game: Pick<Game, 'identifier' | 'slug' | 'title' | 'provider' | 'preview' | 'tint' | 'categories'> & {
    hasDemo: boolean;
  };
  /** The studio's title. */
  studio: string;
  /** `null` if the platform did not respond; the facts card is then left out. */
  facts: GameFacts | null;
  wins: LatestWin[];
  /** Whether a row of similar games is shown below the game. */
  hasMore: boolean;
}

/** The collection for the "More in" row, and the first games in it. */
export interface Shelf {
  collection: Collection;
  games: Game[];
}

/** Reads the mode from the address; any unknown value counts as no mode [ROUTE-045]. */
export const readMode = (url: URL): 'real' | 'demo' | null => {
  const mode = url.searchParams.get('mode');
  return mode === 'real' || mode === 'demo' ? mode : null;
};
