/**
 * What a card has to look like before anything is asked of its bank. The page that takes the card is sent these very
 * functions as text, so each stands on its own: nothing of this module or another is used inside.
 */

/** VALID-040: 12 to 19 digits whose Luhn sum is a multiple of ten; spaces are ignored. */
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
 * What is wrong with a card's expiry, or null: not `MM/YY` (VALID-037), no month of the year (VALID-038), or over
 * (VALID-039); a card is good to the end of its month. `now` has the full year and the month from 1. A year more than
 * twenty ahead was one of the last century.
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

/** VALID-041: whether a card begins with the digits of a bank whose cards are not taken. */
export function isRejectedBin(text: string, rejected: readonly string[]): boolean {
  const digits = text.replaceAll(/\s/g, '');
  return rejected.some(bin => bin !== '' && digits.startsWith(bin));
}
