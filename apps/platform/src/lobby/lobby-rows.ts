import type { Game } from '@liftoff/contract/lobby';
import type { Catalogue, CatalogueEntry } from './catalogue.ts';
import { lobbyConfig } from './lobby-config.ts';
import { collectionTitle, geoVariant } from './memberships.ts';

/** CONST-007. */
const rowLength = 15;

/** How far down a list a row may reach for a picture that does not look like its neighbour. */
const reach = 6;

export interface LobbyRow {
  id: string;
  title: string;
  total: number;
  games: Game[];
}

/**
 * The rows of the main lobby for a country: each from the geo variant of its collection when one exists (VALID-059),
 * with games that no row above has shown, as far as there are any.
 */
export function lobbyRows(catalogue: Catalogue, country: string): LobbyRow[] {
  const shown = new Set<CatalogueEntry>();
  return lobbyConfig.rows.flatMap(name => {
    const variant = geoVariant(name, country);
    const id = catalogue.byCollection.has(variant) ? variant : name;
    const list = catalogue.byCollection.get(id)?.popular ?? [];
    if (list.length === 0) return [];
    const row = varied(freshFirst(list, shown), rowLength);
    for (const entry of row) shown.add(entry);
    return [{ id, title: collectionTitle(id), total: list.length, games: row.map(entry => entry.game) }];
  });
}

/** The first games of a list that can be played and were not shown yet; where they do not fill a row, the others too. */
function freshFirst(list: readonly CatalogueEntry[], shown: ReadonlySet<CatalogueEntry>): CatalogueEntry[] {
  const wanted = rowLength + reach;
  const fresh: CatalogueEntry[] = [];
  for (const entry of list) {
    if (fresh.length === wanted || entry.prerelease) break;
    if (!shown.has(entry)) fresh.push(entry);
  }
  const others = list.slice(0, wanted + fresh.length).filter(entry => !fresh.includes(entry));
  return fresh.length >= rowLength ? fresh : [...fresh, ...others];
}

/** The same list, with neighbours apart in colour and studio where a game a little further down allows it. */
function varied(list: readonly CatalogueEntry[], length: number): CatalogueEntry[] {
  const left = [...list];
  const row: CatalogueEntry[] = [];
  while (row.length < length && left.length > 0) {
    const before = row.at(-1)?.row;
    const at = left.slice(0, reach).findIndex(({ row: next, prerelease }) => {
      const comesEarly = prerelease && left.some(entry => !entry.prerelease);
      return !comesEarly && (!before || (next.ground !== before.ground && next.provider !== before.provider));
    });
    row.push(...left.splice(Math.max(0, at), 1));
  }
  return row;
}
