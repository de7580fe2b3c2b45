const has = (one: unknown, fields: readonly string[]): boolean =>
  typeof one === 'object' && one !== null && fields.every(field => field in one);

/**
 * Returns the response if it has the given fields. Throws if it is empty, a string or the response to another call.
 * The load then fails and is logged, instead of breaking the part of the page that reads the response [B13].
 */
export function requireAnswer<T extends object>(answer: T, ...fields: (keyof T & string)[]): T {
  if (!has(answer, fields)) throw new TypeError('an answer without its fields');
  return answer;
}

/** Returns the list if each entry has the given fields; throws otherwise. */
export function listHaving<T extends object>(answer: T[], ...fields: (keyof T & string)[]): T[] {
  if (!Array.isArray(answer) || !answer.every(one => has(one, fields)))
    throw new TypeError('an answer that is no such list');
  return answer;
}
