// @ts-check
/** How the page reads what is typed, and what it checks beyond the rules of the platform. A plain module: sent as it stands. */

/** The sandbox's cards: number to the token that is sent instead of it. */
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
 * A card's number without its spaces, which alone are ignored (VALID-040).
 * @param {string} text
 */
export const digitsOf = text => text.replaceAll(/\s/g, '');

/**
 * The token of a test card; null for every other number.
 * @param {string} digits
 */
export const tokenOf = digits => (Object.hasOwn(testCards, digits) ? (testCards[digits] ?? null) : null);

/**
 * Browsers and people write "12 / 29", "12/2029" or "1229"; the rule reads "12/29".
 * @param {string} text
 */
export const monthAndYear = text => text.replaceAll(/\s/g, '').replace(/^(\d{2})\/?(?:20)?(\d{2})$/, '$1/$2');

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
