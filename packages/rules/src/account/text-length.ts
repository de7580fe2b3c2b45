/** Characters as a person counts them: a letter outside the basic plane is one, not two. */
export const textLength = (text: string): number => Array.from(text).length;
