/** Finds which of many strings contain a word that begins with the given letters, without scanning all strings. */
export interface WordIndex {
  /**
   * Calls `found` with the position of each string that has a word beginning with `start`, possibly several times per
   * string.
   */
  eachWith(start: string, found: (place: number) => void): void;
}

export const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(word => word !== '');

/** Builds an index of strings in their `plain` form. The position of a string is its place in the list. */
export function makeWordIndex(texts: readonly string[]): WordIndex {
  const places = new Map<string, number[]>();
  for (const [place, text] of texts.entries()) {
    for (const word of wordsOf(text)) {
      const known = places.get(word);
      if (known) known.push(place);
      else places.set(word, [place]);
    }
  }
  // In sorted order, all words with the same beginning are adjacent.
  const words = [...places.keys()].toSorted();
  return {
    eachWith: (start, found) => {
      for (let at = firstNotBefore(words, start); words[at]?.startsWith(start) === true; at += 1) {
        for (const place of places.get(words[at] ?? '') ?? []) found(place);
      }
    },
  };
}

function firstNotBefore(words: readonly string[], start: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
