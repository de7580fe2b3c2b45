import type { Game } from '@liftoff/contract/lobby/lobby';
import type { CatalogueEntry } from './catalogue-entry.ts';
import type { Catalogue } from './catalogue.ts';
import { lobbyConfig } from './lobby-config.ts';
import { collectionTitle, geoVariant } from './memberships.ts';
import { inVariedOrder } from './varied-order.ts';

/** How many games a row shows [CONST-007]. */
export const rowLength = 15;

/** How many additional games are considered beyond those that a row shows, so that neighbours can be varied. */
const spare = 6;

export interface LobbyRow {
  id: string;
  title: string;
  total: number;
  games: Game[];
}

/**
 * The rows of the main lobby for a country. Each row uses the geo variant of its collection if one exists
 * [VALID-059], and shows games that no row above it has shown, as long as there are any. The rows named in `hidden` are
 * left out.
 */
export function lobbyRows(catalogue: Catalogue, country: string, hidden: readonly string[] = []): LobbyRow[] {
  const shown = new Set<CatalogueEntry>();
  return lobbyConfig.rows
    .filter(name => !hidden.includes(name))
    .flatMap(name => {
      const variant = geoVariant(name, country);
      const id = catalogue.byCollection.has(variant) ? variant : name;
      const list = catalogue.byCollection.get(id)?.popular ?? [];
      if (list.length === 0) return [];
      const row = inVariedOrder(freshFirst(list, shown)).slice(0, rowLength);
      for (const entry of row) shown.add(entry);
      return [{ id, title: collectionTitle(id), total: list.length, games: row.map(entry => entry.game) }];
    });
}

/**
 * The first games in a list that were not shown yet. If they do not fill a row, the first other games in the
 * list follow.
 */
function freshFirst(list: readonly CatalogueEntry[], shown: ReadonlySet<CatalogueEntry>): CatalogueEntry[] {
  const wanted = rowLength + spare;
  const fresh: CatalogueEntry[] = [];
  for (const entry of list) {
    if (fresh.length === wanted) break;
    if (!shown.has(entry)) fresh.push(entry);
  }
  const others = list.slice(0, wanted + fresh.length).filter(entry => !fresh.includes(entry));
  return fresh.length >= rowLength ? fresh : [...fresh, ...others];
}
