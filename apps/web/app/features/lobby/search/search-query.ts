/** A search needs more characters than this, excluding leading and trailing spaces [CONST-009] [VALID-054]. */
const minimumAbove = 2;

/** The trimmed query, or `null` while it is too short. */
export function searchable(text: string): string | null {
  const query = text.trim().slice(0, 64);
  return query.length > minimumAbove ? query : null;
}

/** Number of further characters needed before a search starts. */
export const missing = (text: string): number => Math.max(0, minimumAbove + 1 - text.trim().length);
