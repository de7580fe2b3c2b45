// @ts-check
/**
 * How the page parses its input, and the checks it makes in addition to the platform's rules. Plain JavaScript,
 * served without a build step.
 */

/** The sandbox's test cards: for each card number, the token that is sent instead of it. */
const testCards = /** @type {Readonly<Record<string, string>>} */ ({
  4242424242424242: 'tok_succeeds',
  4111111111111111: 'tok_succeeds',
  5555555555554444: 'tok_succeeds',
  5200828282828210: 'tok_succeeds',
  2223003122003222: 'tok_succeeds',
  6759649826438453: 'tok_succeeds',
  4000000000000077: 'tok_personal',
  4000000000000002: 'tok_declined',
  4000000000009995: 'tok_insufficient',
  4000002500003155: 'tok_challenge',
  4000000000000259: 'tok_waits',
});

/**
 * A card number without its spaces; other separators are kept and make the number invalid [VALID-040].
 * @param {string} text
 */
export const digitsOf = text => text.replaceAll(/\s/g, '');

/**
 * The token of a test card, or `null` for any other number.
 * @param {string} digits
 */
export const tokenOf = digits => (Object.hasOwn(testCards, digits) ? (testCards[digits] ?? null) : null);

/**
 * Converts the formats "12 / 29", "12/2029" and "1229", which browsers and people use, to the "12/29" that the rule
 * expects.
 * @param {string} text
 */
export const monthAndYear = text => text.replaceAll(/\s/g, '').replace(/^(\d{2})\/?(?:20)?(\d{2})$/, '$1/$2');

/** @param {string} text */
export const isSecurityCode = text => /^\d{3,4}$/.test(text.trim());

/** @param {string} text */
export const isHolder = text => text.trim().length >= 2 && !/\d{4}/.test(text);

/**
 * Formats a card number in groups of four while it is typed, up to 19 digits.
 * @param {string} text
 */
export const spaced = text =>
  digitsOf(text)
    .slice(0, 19)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ');
