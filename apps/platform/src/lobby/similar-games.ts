import type { CatalogueEntry } from './catalogue-entry.ts';
import type { Catalogue } from './catalogue.ts';
import { rowLength } from './lobby-rows.ts';

const shared = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>): number =>
  [...one].filter(value => other.has(value)).length;

/**
 * Score of how much two games have in common, weighted in this order: engine, way to win, volatility, features,
 * subject, studio and kind.
 */
function likeness(a: CatalogueEntry, b: CatalogueEntry): number {
  const same = (value: unknown, other: unknown, weight: number) => (value !== null && value === other ? weight : 0);
  return (
    same(a.row.mathematics.engine, b.row.mathematics.engine, 8) +
    same(a.traits.pays, b.traits.pays, 4) +
    same(a.traits.volatility, b.traits.volatility, 3) +
    shared(a.traits.features, b.traits.features) +
    same(a.row.subject || null, b.row.subject, 2) +
    same(a.row.provider, b.row.provider, 2) +
    same(a.row.kind, b.row.kind, 2)
  );
}

const known = new WeakMap<CatalogueEntry, readonly CatalogueEntry[]>();

/**
 * The playable games most similar to the given one; among equally similar games, the more popular comes first. The
 * result does not depend on the player.
 */
export function similarGames(catalogue: Catalogue, game: CatalogueEntry): readonly CatalogueEntry[] {
  const before = known.get(game);
  if (before) return before;
  const others = catalogue.byCollection.get('all')?.popular ?? [];
  const ranked = others
    .filter(other => other !== game)
    .map((entry, place) => ({ entry, place, likeness: likeness(game, entry) }))
    .toSorted((a, b) => b.likeness - a.likeness || a.place - b.place);
  const found = ranked.slice(0, rowLength).map(({ entry }) => entry);
  known.set(game, found);
  return found;
}
