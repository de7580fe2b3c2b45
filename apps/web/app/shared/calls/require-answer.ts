const has = (one: unknown, fields: readonly string[]): boolean =>
  typeof one === 'object' && one !== null && fields.every(field => field in one);

/**
 * An answer that has the fields its readers go by. Nothing, a text or an answer of another call is no answer: throws, so
 * that the load fails and is logged instead of the part of the page that reads it [B13].
 */
export function requireAnswer<T extends object>(answer: T, ...fields: (keyof T & string)[]): T {
  if (!has(answer, fields)) throw new TypeError('an answer without its fields');
  return answer;
}

/** A list each of whose entries has them. */
export function listHaving<T extends object>(answer: T[], ...fields: (keyof T & string)[]): T[] {
  if (!Array.isArray(answer) || !answer.every(one => has(one, fields)))
    throw new TypeError('an answer that is no such list');
  return answer;
}
