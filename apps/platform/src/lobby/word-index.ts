/** Finds which of many texts hold words that begin with given letters, quicker than looking at them. */
export interface WordIndex {
  /** Calls back with the place of each text that has a word beginning with `start`, possibly several times. */
  eachWith(start: string, found: (place: number) => void): void;
}

export const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(word => word !== '');

/** The texts are plain (`plain`); a text's place is its position in the list. */
export function makeWordIndex(texts: readonly string[]): WordIndex {
  const places = new Map<string, number[]>();
  for (const [place, text] of texts.entries()) {
    for (const word of wordsOf(text)) {
      const known = places.get(word);
      if (known) known.push(place);
      else places.set(word, [place]);
    }
  }
  // In this order all words with the same beginning stand together.
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
