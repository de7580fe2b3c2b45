/**
 * Client-side checks of a card before its bank is contacted. The page that collects card details receives these
 * functions as source code, so each must be self-contained and must not use anything else from this or another
 * module.
 */

/** Requires 12 to 19 digits whose Luhn sum is a multiple of ten; spaces are ignored [VALID-040]. */
export function isCardNumber(text: string): boolean {
  const digits = text.replaceAll(/\s/g, '');
  if (!/^\d{12,19}$/.test(digits)) return false;
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - place) - 48;
    const doubled = digit * 2;
    sum += place % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/**
 * The fault in a card's expiry, or `null` if it is valid: not `MM/YY` [VALID-037], not a real month [VALID-038], or
 * expired [VALID-039]. A card is valid until the end of its month. `now` has the full year and a month counted from
 * 1. A year more than twenty years ahead is read as a year in the last century.
 */
export function expiryFault(
  text: string,
  now: { readonly year: number; readonly month: number },
): 'form' | 'month' | 'past' | null {
  const match = /^(\d{2})\/(\d{2})$/.exec(text);
  if (!match) return 'form';
  const month = Number.parseInt(match[1] ?? '', 10);
  const year = 2000 + Number.parseInt(match[2] ?? '', 10);
  if (month < 1 || month > 12) return 'month';
  return year > now.year + 20 || year * 12 + month < now.year * 12 + now.month ? 'past' : null;
}

/** Whether a card begins with the digits of a bank whose cards are not accepted [VALID-041]. */
export function isRejectedBin(text: string, rejected: readonly string[]): boolean {
  const digits = text.replaceAll(/\s/g, '');
  return rejected.some(bin => bin !== '' && digits.startsWith(bin));
}
