import MiniSearch from 'minisearch';
import type { CatalogueEntry } from './catalogue.ts';
import { plain } from './plain.ts';

/** Finds games by a few typed letters, best first. */
export type TitleSearch = (query: string) => readonly CatalogueEntry[];

const remembered = 500;

/** So many letters of a word may be wrong, from five letters on: a short word with a slip is another word. */
const slips =
  (letters: number) =>
  (term: string): number | false =>
    term.length >= 5 ? letters : false;

/**
 * A search over titles and studio names: words may be unfinished or, from five letters, misspelt. All words must be
 * there; only when that finds nothing, any of them. The latest queries are remembered, since everyone types the same.
 */
export function makeTitleSearch(
  entries: readonly CatalogueEntry[],
  providerTitle: (id: string) => string,
): TitleSearch {
  const index = new MiniSearch({
    fields: ['title', 'studio'],
    processTerm: term => plain(term) || null,
    searchOptions: {
      prefix: true,
      fuzzy: slips(1),
      boost: { title: 3 },
      weights: { fuzzy: 0.2, prefix: 0.6 },
    },
  });
  index.addAll(entries.map(({ row }, id) => ({ id, title: row.title, studio: providerTitle(row.provider) })));

  const find = (query: string): CatalogueEntry[] => {
    const close = index.search(query, { combineWith: 'AND' });
    // Two slips, so that swapped letters ("dargon") are found, but only when one slip finds nothing.
    const near = close.length > 0 ? close : index.search(query, { combineWith: 'AND', fuzzy: slips(2) });
    const hits = near.length > 0 ? near : index.search(query);
    return hits
      .flatMap(({ id, score }) => {
        const entry = entries[Number(id)];
        return entry ? [{ entry, score: score * weightOf(entry, query) }] : [];
      })
      .toSorted((a, b) => b.score - a.score || a.entry.row.id - b.entry.row.id)
      .map(({ entry }) => entry);
  };

  const memory = new Map<string, CatalogueEntry[]>();
  return text => {
    const query = plain(text.trim());
    const known = memory.get(query);
    if (known) return known;
    const found = find(query);
    const [oldest] = memory.keys();
    if (memory.size >= remembered && oldest !== undefined) memory.delete(oldest);
    memory.set(query, found);
    return found;
  };
}

/** A title that begins with what was typed stands first; among equals the one played more, and playable before soon. */
function weightOf(entry: CatalogueEntry, query: string): number {
  const title = entry.sortTitle;
  const begins = title === query ? 4 : title.startsWith(query) ? 2 : 1;
  return begins * (1 + entry.row.popularity / 2000) * (entry.prerelease ? 0.7 : 1);
}
