// The fictional catalogue as data. It is the output of buildGames(); `node src/posters/build.ts` regenerates it.
import fs from 'node:fs';
import type { CatalogueGame, CatalogueProvider } from './game.ts';
import { providers as houses } from './studios/providers.ts';

export type { CatalogueGame, CatalogueProvider, GameKind } from './game.ts';
export type { Art } from './art.ts';

const parse = (line: string): CatalogueGame => JSON.parse(line);

/** All 1,280 games. */
export const games: readonly CatalogueGame[] = fs
  .readFileSync(new URL('./games.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map(parse);

const gamesOf = (provider: string): number => games.filter(game => game.provider === provider).length;

/** All 48 studios. */
export const providers: readonly CatalogueProvider[] = houses.map(({ id, slug, name, makes }) => ({
  id,
  slug,
  name,
  makes,
  games: gamesOf(id),
}));
