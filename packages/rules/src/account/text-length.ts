/** Counts characters as a person does: a letter outside the basic multilingual plane counts once, not twice. */
export const textLength = (text: string): number => Array.from(text).length;

/** Whether a string has at least `min` characters [VALID-051]. */
export const hasLeastLength = (text: string, min: number): boolean => textLength(text) >= min;
