// @ts-check
/** What the browser checks of a card before it asks for anything. A plain module: it is sent as it stands. */

/** The sandbox's cards: number to the token that is sent instead of it. */
const testCards = /** @type {Readonly<Record<string, string>>} */ ({
  4242424242424242: 'tok_succeeds',
  4111111111111111: 'tok_succeeds',
  5555555555554444: 'tok_succeeds',
  6759649826438453: 'tok_succeeds',
  4000000000000002: 'tok_declined',
  4000000000009995: 'tok_insufficient',
  4000002500003155: 'tok_challenge',
  4000000000000259: 'tok_waits',
});

/** @param {string} text */
export const digitsOf = text => text.replaceAll(/[\s-]/g, '');

/**
 * Luhn's sum: doubles every second digit from the right; the whole is a multiple of ten.
 * @param {string} digits
 */
export function isCardNumber(digits) {
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
 * The token of a test card; null for every other number.
 * @param {string} digits
 */
export const tokenOf = digits => (Object.hasOwn(testCards, digits) ? (testCards[digits] ?? null) : null);

/**
 * A card is good to the end of its month. Reads "12/29", "12 / 2029", "1229".
 * @param {string} text
 * @param {Date} now
 */
export function isExpiry(text, now) {
  const match = /^(\d{2})(?:20)?(\d{2})$/.exec(text.replaceAll(/[\s/]/g, ''));
  if (!match) return false;
  const month = Number.parseInt(match[1] ?? '', 10);
  const year = 2000 + Number.parseInt(match[2] ?? '', 10);
  if (month < 1 || month > 12 || year > now.getFullYear() + 20) return false;
  return year * 12 + month - 1 >= now.getFullYear() * 12 + now.getMonth();
}

/** @param {string} text */
export const isSecurityCode = text => /^\d{3,4}$/.test(text.trim());

/** @param {string} text */
export const isHolder = text => text.trim().length >= 2 && !/\d{4}/.test(text);

/**
 * Groups of four as they are typed.
 * @param {string} text
 */
export const spaced = text =>
  digitsOf(text)
    .slice(0, 19)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ');
