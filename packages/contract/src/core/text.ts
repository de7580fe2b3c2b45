import * as z from 'zod';
import { cleanLine, cleanText } from './typed-text.ts';

/**
 * Schemas for strings sent by callers. Each has a maximum length and rejects control characters and unpaired
 * surrogates, which databases cannot store. The query, body and parameters of every call use them; a test finds uses
 * of plain `z.string()`.
 */

const line = /^[^\p{Cc}\p{Cs}]*$/u;
const lines = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u;

/** One line exactly as typed, for passwords, tokens and codes. */
export const text = (max: number) => z.string().max(max).regex(line);

/** One line that a person types or pastes, such as a name, an email address or a number, cleaned by `cleanLine`. */
export const trimmedText = (max: number) => z.string().overwrite(cleanLine).max(max).regex(line);

/** A code from the authenticator app, or a backup code, typed in groups or not. */
export const OneTimeCode = trimmedText(40).overwrite(code => code.replaceAll(/[\s-]/g, ''));

/** Several lines that a person types or pastes, cleaned by `cleanText`. */
export const longText = (max: number) => z.string().overwrite(cleanText).max(max).regex(lines);

/** Between `min` and `max` decimal digits. */
export const digits = (min: number, max = min) => z.string().regex(new RegExp(`^\\d{${min},${max}}$`));

/** A country code (ISO 3166-1 alpha-2) in upper or lower case. */
export const CountryCode = z.string().regex(/^[A-Za-z]{2}$/);

/** Default schema for a path parameter: a short identifier. */
export const PathText = text(200).min(1);

/**
 * IANA name of the player's time zone, by whose days results are grouped. The platform uses UTC for a time zone that
 * it does not know.
 */
export const TimeZone = text(64).default('UTC');

/** Value of the `Idempotency-Key` header [A24]. */
export const IdempotencyKey = z.string().regex(/^[\w-]{8,128}$/);

/**
 * JSON of any shape in which every string and key follows the rules above. Its size is limited only by the size of
 * the body.
 */
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
