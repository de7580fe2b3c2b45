/** CONST-009, VALID-054: a search starts above this many characters, spaces at both ends not counted. */
const minimumAbove = 2;

/** The text to search for, or null while it is too short. */
export function searchable(text: string): string | null {
  const query = text.trim().slice(0, 64);
  return query.length > minimumAbove ? query : null;
}

/** Characters still missing before a search starts. */
export const missing = (text: string): number => Math.max(0, minimumAbove + 1 - text.trim().length);
