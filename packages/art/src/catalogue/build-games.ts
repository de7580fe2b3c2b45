// The fictional catalogue: 48 studios, 1,280 games. Same seed, same list.
import { direct } from '../direction/direct.ts';
import { memory } from '../direction/memory.ts';
import { choose } from './choose.ts';
import { deal } from './deal.ts';
import { details } from './details/details.ts';
import type { CatalogueGame } from './game.ts';
import { allTitles } from './titles.ts';

/** Every game, art direction included. Takes a second or more, so the result is kept as games.jsonl. */
export const buildGames = (): CatalogueGame[] => {
  const seen = memory();
  return deal(choose(allTitles()))
    .map(details)
    .map(game => ({ ...game, art: direct(game, seen) }));
};

/** The games as text, one a line, so that a change shows as the lines it touches. */
export const linesOf = (games: readonly CatalogueGame[]): string =>
  games.map(game => `${JSON.stringify(game)}\n`).join('');
