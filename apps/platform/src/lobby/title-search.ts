import type { CatalogueEntry } from './catalogue.ts';
import { makeMisspeltSearch } from './misspelt-search.ts';
import { plain } from './plain.ts';
import { makeWordIndex, wordsOf } from './word-index.ts';

/** Finds games by a few typed letters, best first. */
export type TitleSearch = (query: string) => readonly CatalogueEntry[];

/** The latest queries are remembered, since everyone types the same. */
const remembered = 500;

/** No title has more words; what is typed beyond them is not looked at. */
const mostWords = 12;

/**
 * A search over titles and studio names. Every word typed must begin a word of the title or of the studio; only when
 * no game has them all, misspellings are forgiven, and then any of the words is enough. `entries` are in order of popularity, and so are equals in the answer.
 */
export function makeTitleSearch(
  entries: readonly CatalogueEntry[],
  providerTitle: (id: string) => string,
): TitleSearch {
  const titles = makeWordIndex(entries.map(entry => entry.sortTitle));
  const studios = makeWordIndex(entries.map(entry => plain(providerTitle(entry.row.provider))));
  const misspelt = makeMisspeltSearch(entries, providerTitle);

  /** How many of the words each game has, in its title and in either; `together`: counting stops at the first it lacks. */
  const countWords = (words: readonly string[], together: boolean) => {
    const inTitle = new Uint8Array(entries.length);
    const inEither = new Uint8Array(entries.length);
    const lastOf = { title: new Uint8Array(entries.length), either: new Uint8Array(entries.length) };
    for (const [at, word] of words.entries()) {
      const count = (of: Uint8Array, last: Uint8Array) => (place: number) => {
        if (last[place] === at + 1 || (together && of[place] !== at)) return;
        last[place] = at + 1;
        of[place] = (of[place] ?? 0) + 1;
      };
      titles.eachWith(word, count(inTitle, lastOf.title));
      titles.eachWith(word, count(inEither, lastOf.either));
      studios.eachWith(word, count(inEither, lastOf.either));
    }
    return { inTitle, inEither };
  };

  const withAll = (query: string, words: readonly string[]): CatalogueEntry[] => {
    const { inTitle, inEither } = countWords(words, true);
    const shelves: CatalogueEntry[][] = [[], [], [], []];
    for (const [place, entry] of entries.entries()) {
      if (inEither[place] !== words.length) continue;
      shelves[shelfOf(entry.sortTitle, query, inTitle[place] === words.length)]?.push(entry);
    }
    return shelves.flat();
  };

  const withAny = (words: readonly string[]): CatalogueEntry[] => {
    const { inEither } = countWords(words, false);
    const shelves: CatalogueEntry[][] = words.map(() => []);
    for (const [place, entry] of entries.entries()) shelves[words.length - (inEither[place] ?? 0)]?.push(entry);
    return shelves.flat();
  };

  const find = (query: string): CatalogueEntry[] => {
    const words = wordsOf(query).slice(0, mostWords);
    if (words.length === 0) return [];
    const all = withAll(query, words);
    if (all.length > 0) return all;
    const close = misspelt(query);
    return close.length > 0 ? close : withAny(words);
  };

  const memory = new Map<string, readonly CatalogueEntry[]>();
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

/** The very title first, then titles that begin with what was typed, other titles, and games of a studio so named. */
function shelfOf(title: string, query: string, allInTitle: boolean): number {
  if (title === query) return 0;
  if (title.startsWith(query)) return 1;
  return allInTitle ? 2 : 3;
}
