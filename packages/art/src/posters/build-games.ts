// Generates the fictional catalogue with 48 studios and 1,280 games. The same seed gives the same list.
import { direct } from '../direction/direct.ts';
import { memory } from '../direction/memory.ts';
import { familyOf } from '../subjects/index.ts';
import { lookup } from '@liftoff/catalogue/core/lookup';
import { choose } from '@liftoff/catalogue/choose';
import { deal } from '@liftoff/catalogue/deal';
import { details } from '@liftoff/catalogue/details/details';
import type { CatalogueGame } from '@liftoff/catalogue/game';
import { allTitles } from '@liftoff/catalogue/titles';

/**
 * Generates all games including their art direction. Takes more than a second, so the result is stored as
 * games.jsonl.
 */
export const buildGames = (): CatalogueGame[] => {
  const seen = memory();
  return deal(choose(allTitles()))
    .map((title, index) => details(title, index, lookup(familyOf, title.subject, 'subject')))
    .map(game => ({ ...game, art: direct(game, seen) }));
};

/** Serialises games one per line, so that a diff shows only the changed games. */
export const linesOf = (games: readonly CatalogueGame[]): string =>
  games.map(game => `${JSON.stringify(game)}\n`).join('');
