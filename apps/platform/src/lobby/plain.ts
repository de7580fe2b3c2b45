/** A text as it is searched and sorted: without accents, in lower case. */
export const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
