// The fictional catalogue: 48 studios, 1,280 games. Same seed, same list.
import { direct } from '../direction/direct.ts';
import { memory } from '../direction/memory.ts';
import { familyOf } from '../subjects/index.ts';
import { lookup } from '@liftoff/catalogue/core/lookup';
import { choose } from '@liftoff/catalogue/choose';
import { deal } from '@liftoff/catalogue/deal';
import { details } from '@liftoff/catalogue/details/details';
import type { CatalogueGame } from '@liftoff/catalogue/game';
import { allTitles } from '@liftoff/catalogue/titles';

/** Every game, art direction included. Takes a second or more, so the result is kept as games.jsonl. */
export const buildGames = (): CatalogueGame[] => {
  const seen = memory();
  return deal(choose(allTitles()))
    .map((title, index) => details(title, index, lookup(familyOf, title.subject, 'subject')))
    .map(game => ({ ...game, art: direct(game, seen) }));
};

/** The games as text, one a line, so that a change shows as the lines it touches. */
export const linesOf = (games: readonly CatalogueGame[]): string =>
  games.map(game => `${JSON.stringify(game)}\n`).join('');
