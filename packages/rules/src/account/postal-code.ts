import { cleanLine } from '@liftoff/contract/core/typed-text';
import type { Verdict } from './message-keys.ts';

const fourDigits = /^\d{4}$/;
const fiveDigits = /^\d{5}$/;
const patterns: Record<string, RegExp> = {
  AU: fourDigits,
  NZ: fourDigits,
  NO: fourDigits,
  AT: fourDigits,
  DE: fiveDigits,
  IT: fiveDigits,
  EE: fiveDigits,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
};

/**
 * Validates a postal code by the country's pattern, or accepts every string if the country has none. An empty code
 * passes, because another rule decides whether it is required [VALID-042].
 */
export function checkPostalCode(text: string, country: string): Verdict {
  const code = cleanLine(text);
  if (code === '') return null;
  return (patterns[country] ?? /./).test(code) ? null : 'VALIDATION.POSTAL_CODE.INVALID';
}
