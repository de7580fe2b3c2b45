// @ts-check
/**
 * How the page parses its input, and the checks it makes in addition to the platform's rules. Plain JavaScript,
 * served without a build step.
 */

/** The sandbox's test cards: for each card number, the token that is sent instead of it. */
const testCards = /** @type {Readonly<Record<string, string>>} */ ({
  4242424242424242: 'tok_succeeds',
  4111111111111111: 'tok_succeeds_1111',
  5555555555554444: 'tok_succeeds_4444',
  5200828282828210: 'tok_succeeds_8210',
  2223003122003222: 'tok_succeeds_3222',
  6759649826438453: 'tok_succeeds_8453',
  4000000000000077: 'tok_personal',
  4000000000000002: 'tok_declined',
  4000000000009995: 'tok_insufficient',
  4000002500003155: 'tok_challenge',
  4000000000000259: 'tok_waits',
});

/**
 * What was typed or pasted, without invisible characters and with the digits and hyphens of a keyboard.
 * @param {string} text
 */
const plain = text =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{DI}/gu, '')
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => String(digit.charCodeAt(0) & 15))
    .replaceAll(/\p{Pd}|\u2212/gu, '-')
    .trim();

/**
 * A card number without its spaces and hyphens; other characters are kept and make the number invalid [VALID-040].
 * @param {string} text
 */
export const digitsOf = text => plain(text).replaceAll(/[\s-]/g, '');

/**
 * The token of a test card, or `null` for any other number.
 * @param {string} digits
 */
export const tokenOf = digits => (Object.hasOwn(testCards, digits) ? (testCards[digits] ?? null) : null);

/**
 * Converts the formats "12 / 29", "12/2029", "12-29" and "1229", which browsers and people use, to the "12/29" that
 * the rule expects.
 * @param {string} text
 */
export const monthAndYear = text =>
  plain(text)
    .replaceAll(/\s/g, '')
    .replace(/^(\d{2})[/.-]?(?:20)?(\d{2})$/, '$1/$2');

/** @param {string} text */
export const isSecurityCode = text => /^\d{3,4}$/.test(plain(text));

/** @param {string} text */
export const isHolder = text => plain(text).length >= 2 && !/\d{4}/.test(plain(text));

/**
 * Formats a card number in groups of four while it is typed.
 * @param {string} text
 */
export const spaced = text => digitsOf(text).replaceAll(/(\d{4})(?=\d)/g, '$1 ');
