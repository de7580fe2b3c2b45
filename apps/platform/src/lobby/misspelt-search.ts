import MiniSearch from 'minisearch';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { plain } from './plain.ts';

/**
 * Tolerates this many wrong letters in a word of at least five letters. A typo in a shorter word usually produces a
 * different word, so none is tolerated.
 */
const slips =
  (letters: number) =>
  (term: string): number | false =>
    term.length >= 5 ? letters : false;

/**
 * Builds a search that tolerates misspellings, best match first: one typo per word, or two ("dargon") if one finds
 * nothing.
 */
export function makeMisspeltSearch(
  entries: readonly CatalogueEntry[],
  providerTitle: (id: string) => string,
): (query: string) => CatalogueEntry[] {
  const index = new MiniSearch({
    fields: ['title', 'studio'],
    processTerm: term => plain(term) || null,
    searchOptions: { prefix: true, fuzzy: slips(1), boost: { title: 3 }, weights: { fuzzy: 0.2, prefix: 0.6 } },
  });
  index.addAll(entries.map(({ row }, id) => ({ id, title: row.title, studio: providerTitle(row.provider) })));
  return query => {
    const close = index.search(query, { combineWith: 'AND' });
    const hits = close.length > 0 ? close : index.search(query, { combineWith: 'AND', fuzzy: slips(2) });
    return hits
      .flatMap(({ id, score }) => {
        const place = Number(id);
        const entry = entries[place];
        return entry ? [{ entry, place, score }] : [];
      })
      .toSorted((a, b) => b.score - a.score || a.place - b.place)
      .map(({ entry }) => entry);
  };
}
