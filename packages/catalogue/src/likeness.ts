const SMALL_WORDS = new Set(['the', 'of', 'a', 'and', 'in', 'at']);

/**
 * Normalises a title, so that titles with the same words give the same string regardless of word order and plurals.
 */
export const sameWords = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9 ]/g, '')
    .split(' ')
    .filter(word => !SMALL_WORDS.has(word))
    .map(word => word.replace(/(ies|s)$/, ''))
    .toSorted()
    .join(' ');

/** Levenshtein distance: the number of letters to insert, remove or change to turn one string into the other. */
export const editDistance = (a: string, b: string): number => {
  const row = Uint16Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 0; i < a.length; i++) {
    let corner = i;
    row[0] = i + 1;
    for (let j = 0; j < b.length; j++) {
      const above = row[j + 1] ?? 0;
      const least = Math.min(corner, above, row[j] ?? 0);
      row[j + 1] = a[i] === b[j] ? corner : 1 + least;
      corner = above;
    }
  }
  return row.at(-1) ?? 0;
};
