import { cleanLine } from '@liftoff/contract/core/typed-text';
import type { Verdict } from './message-keys.ts';

/**
 * Requires a person's name to consist of letters of any alphabet, with the spaces and signs that names contain. An
 * empty name passes.
 */
export function checkName(text: string): Verdict {
  const name = cleanLine(text);
  const isName = /^[\u200C\u200D\p{L}\p{M} '’‘ʼ`´.,·-]*$/u.test(name) && (name === '' || /\p{L}/u.test(name));
  return isName ? null : 'VALIDATION.NAME.CHARACTERS';
}

/** Requires the name of a place or a street address to contain a letter or digit, and no emoji. */
export function checkPlaceName(text: string): Verdict {
  const place = cleanLine(text);
  const isPlace = !/\p{ExtPict}|\p{So}/u.test(place) && (place === '' || /[\p{L}\p{N}]/u.test(place));
  return isPlace ? null : 'VALIDATION.PLACE.CHARACTERS';
}
