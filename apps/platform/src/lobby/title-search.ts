import type { CatalogueEntry } from './catalogue-entry.ts';
import { closestWord } from './closest-word.ts';
import { makeMisspeltSearch } from './misspelt-search.ts';
import { plain, replaceApostrophes, withoutPossessives } from './plain.ts';
import { makeWordIndex, wordsOf } from './word-index.ts';

export interface TitlesFound {
  readonly entries: readonly CatalogueEntry[];
  /** The string that was searched for instead, if no game matches the typed string; otherwise `null`. */
  readonly corrected: string | null;
}

/** Finds games by a few typed letters, best match first. */
export type TitleSearch = (query: string) => TitlesFound;

/** Number of latest queries that are cached, because many visitors type the same queries. */
const remembered = 500;

/** Maximum number of typed words. No title has more words; any further typed words are ignored. */
const mostWords = 12;

/**
 * Builds a search over titles and studio names. Every typed word must be a prefix of a word in the title or studio
 * name. Misspellings are tolerated only if no game matches all words. If that finds nothing either, one matching word
 * is enough. `entries` must be in order of popularity; equally good results keep that order.
 */
export function makeTitleSearch(
  entries: readonly CatalogueEntry[],
  providerTitle: (id: string) => string,
): TitleSearch {
  const names = entries.map(({ row }) => plain(withoutPossessives(row.title)));
  const titles = makeWordIndex(entries.map(({ row }) => indexed(row.title)));
  const studios = makeWordIndex(entries.map(entry => plain(providerTitle(entry.row.provider))));
  const misspelt = makeMisspeltSearch(entries, providerTitle);

  /**
   * Counts how many of the words match each game, in its title alone and in its title or studio name. With
   * `together`, counting stops for a game at the first word that does not match.
   */
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
      shelves[shelfOf(names[place] ?? '', query, inTitle[place] === words.length)]?.push(entry);
    }
    return shelves.flat();
  };

  const withAny = (words: readonly string[]): CatalogueEntry[] => {
    const { inEither } = countWords(words, false);
    const shelves: CatalogueEntry[][] = words.map(() => []);
    for (const [place, entry] of entries.entries()) shelves[words.length - (inEither[place] ?? 0)]?.push(entry);
    return shelves.flat();
  };

  /** The typed string with each word replaced by the closest word of the game, and the number of typos. */
  const correctedBy = (words: readonly string[], { sortTitle, row }: CatalogueEntry) => {
    const own = wordsOf(`${sortTitle} ${plain(providerTitle(row.provider))}`);
    const meant = words.map(word => closestWord(word, own));
    return { text: meant.map(({ word }) => word).join(' '), slips: meant.reduce((sum, { slips }) => sum + slips, 0) };
  };

  /** The games that match with the fewest typos. */
  const withSlips = (words: readonly string[]): TitlesFound | null => {
    const close = misspelt(words.join(' ')).map(entry => ({ entry, meant: correctedBy(words, entry) }));
    const least = Math.min(...close.map(({ meant }) => meant.slips));
    const closest = Map.groupBy(
      close.filter(({ meant }) => meant.slips === least),
      ({ meant }) => meant.text,
    );
    // Among equally close words, prefers the one that matches the most games, and lists its games first.
    const [best, ...others] = [...closest].toSorted(([, one], [, other]) => other.length - one.length);
    if (best === undefined) return null;
    const [corrected, games] = best;
    const inTurn = [games, ...others.map(([, more]) => more)];
    return { entries: inTurn.flat().map(({ entry }) => entry), corrected };
  };

  const find = (query: string): TitlesFound => {
    const words = wordsOf(query).slice(0, mostWords);
    if (words.length === 0) return { entries: [], corrected: null };
    const all = withAll(query, words);
    if (all.length > 0) return { entries: all, corrected: null };
    return withSlips(words) ?? { entries: withAny(words), corrected: null };
  };

  const memory = new Map<string, TitlesFound>();
  return text => {
    const query = plain(withoutPossessives(text.trim()));
    const known = memory.get(query);
    if (known) return known;
    const found = find(query);
    const [oldest] = memory.keys();
    if (memory.size >= remembered && oldest !== undefined) memory.delete(oldest);
    memory.set(query, found);
    return found;
  };
}

/** A title's words, each with its apostrophe removed and also split there: `l'amour` becomes `lamour l amour`. */
const indexed = (title: string): string =>
  plain([...new Set([replaceApostrophes(title, ''), replaceApostrophes(title, ' ')])].join(' '));

/**
 * Ranks a match: the exact title first, then titles that begin with the query, then other titles that contain all
 * words, then matches by studio.
 */
function shelfOf(title: string, query: string, allInTitle: boolean): number {
  if (title === query) return 0;
  if (title.startsWith(query)) return 1;
  return allInTitle ? 2 : 3;
}
