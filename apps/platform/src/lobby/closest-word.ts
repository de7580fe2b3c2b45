/**
 * Number of letters that have to be changed, added, left out or swapped with their neighbour to turn one word into
 * the other. Only the first 64 letters of each word count.
 */
export function slipsBetween(a: string, b: string): number {
  const [one, other] = [a.slice(0, 64), b.slice(0, 64)];
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + change);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    [before, above] = [above, row];
  }
  return above[other.length] ?? 0;
}

/** Number of typos relative to a word or its prefix, because a word need not be typed in full. */
const slipsTo = (typed: string, word: string): number =>
  Math.min(slipsBetween(typed, word), slipsBetween(typed, word.slice(0, typed.length)));

/**
 * The word that was most likely meant, with its number of typos. If the typed string is a prefix of one of the words,
 * it is returned unchanged, with 0 typos.
 */
export function closestWord(typed: string, words: readonly string[]): { word: string; slips: number } {
  if (words.some(word => word.startsWith(typed))) return { word: typed, slips: 0 };
  const ranked = words.map(word => ({ word, slips: slipsTo(typed, word) })).toSorted((a, b) => a.slips - b.slips);
  return ranked[0] ?? { word: typed, slips: typed.length };
}
