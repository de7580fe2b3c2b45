/** Characters as a person counts them: a letter outside the basic plane is one, not two. */
export const textLength = (text: string): number => Array.from(text).length;

/** VALID-051: a text is at least so long, that length included. */
export const hasLeastLength = (text: string, min: number): boolean => textLength(text) >= min;
