import * as z from 'zod';

/**
 * The texts a caller may send. Each has an end, and none holds a control character or half of a surrogate pair, which no
 * database keeps. The query, body and parameters of a call are made of these; a test finds every `z.string()` that is not.
 */

const line = /^[^\p{Cc}\p{Cs}]*$/u;
const lines = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u;

/** One line, as it was typed: passwords, tokens, codes. */
export const text = (max: number) => z.string().max(max).regex(line);

/** One line without the blanks around it: names, e-mails, what is typed into a field. */
export const trimmedText = (max: number) => z.string().trim().max(max).regex(line);

/** Several lines without the blanks around them. */
export const longText = (max: number) => z.string().trim().max(max).regex(lines);

/** So many decimal digits. */
export const digits = (min: number, max = min) => z.string().regex(new RegExp(`^\\d{${min},${max}}$`));

/** ISO 3166-1 alpha-2, in either case. */
export const CountryCode = z.string().regex(/^[A-Za-z]{2}$/);

/** A parameter of a path whose call says no more of it: it names something, and is never long. */
export const PathText = text(200).min(1);

/** Of the `Idempotency-Key` header [A24]. */
export const IdempotencyKey = z.string().regex(/^[\w-]{8,128}$/);

/** JSON of any shape, every text and key of it as above; how much there may be of it is held by the body's size. */
export const AnyJson = z.unknown().refine(isClean);

function isClean(value: unknown): boolean {
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && !lines.test(next)) return false;
    if (typeof next === 'object' && next !== null) {
      for (const [key, inner] of Object.entries(next)) left.push(key, inner);
    }
  }
  return true;
}
