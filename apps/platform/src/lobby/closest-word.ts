/**
 * How many letters have to be changed, added, left out or swapped with their neighbour to make the one word of the other,
 * both cut to 64 letters.
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

/** Slips to a word, or to its beginning: a word need not have been typed to its end. */
const slipsTo = (typed: string, word: string): number =>
  Math.min(slipsBetween(typed, word), slipsBetween(typed, word.slice(0, typed.length)));

/** Of some words the one that is meant by what was typed, and how many slips away it is; what begins one is meant as it is. */
export function closestWord(typed: string, words: readonly string[]): { word: string; slips: number } {
  if (words.some(word => word.startsWith(typed))) return { word: typed, slips: 0 };
  const ranked = words.map(word => ({ word, slips: slipsTo(typed, word) })).toSorted((a, b) => a.slips - b.slips);
  return ranked[0] ?? { word: typed, slips: typed.length };
}
