import MiniSearch from 'minisearch';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { plain } from './plain.ts';

/** So many letters of a word may be wrong, from five letters on: a short word with a slip is another word. */
const slips =
  (letters: number) =>
  (term: string): number | false =>
    term.length >= 5 ? letters : false;

/** A search that forgives misspellings, best first: one slip a word, or two ("dargon") where one finds nothing. */
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
