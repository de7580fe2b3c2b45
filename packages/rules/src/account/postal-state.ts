import { cleanLine } from '@liftoff/contract/core/typed-text';

/** Inclusive ranges of postal codes, as whole numbers, by state. Rules VALID-002 to VALID-009. */
const australia: readonly (readonly [state: string, from: number, to: number])[] = [
  ['NSW', 1000, 2599],
  ['NSW', 2619, 2899],
  ['NSW', 2921, 2999],
  ['ACT', 200, 299],
  ['ACT', 2600, 2618],
  ['ACT', 2900, 2920],
  ['VIC', 3000, 3999],
  ['VIC', 8000, 8999],
  ['QLD', 4000, 4999],
  ['QLD', 9000, 9999],
  ['SA', 5000, 5999],
  ['WA', 6000, 6797],
  ['WA', 6800, 6999],
  ['TAS', 7000, 7999],
  ['NT', 800, 999],
];

/** First letters of the postal code, by province. Rules VALID-011 to VALID-022. */
const canada: readonly (readonly [letters: string, province: string])[] = [
  ['A', 'Newfoundland and Labrador'],
  ['B', 'Nova Scotia'],
  ['C', 'Prince Edward Island'],
  ['E', 'New Brunswick'],
  ['GHJ', 'Quebec'],
  ['KLMNP', 'Ontario'],
  ['R', 'Manitoba'],
  ['S', 'Saskatchewan'],
  ['T', 'Alberta'],
  ['V', 'British Columbia'],
  ['X', 'Northwest Territories'],
  ['Y', 'Yukon'],
];

/** State or province for a postal code; `null` if the code is not in a known range [VALID-001] [VALID-010]. */
export function stateOfPostalCode(country: string, postalCode: string): string | null {
  const code = cleanLine(postalCode);
  if (country === 'AU') {
    if (!/^\d{3,4}$/.test(code)) return null;
    const number = Number(code);
    return australia.find(([, from, to]) => number >= from && number <= to)?.[0] ?? null;
  }
  if (country === 'CA') {
    const letter = code.slice(0, 1).toUpperCase();
    return letter === '' ? null : (canada.find(([letters]) => letters.includes(letter))?.[1] ?? null);
  }
  return null;
}

/**
 * The state to fill in automatically. `null` unless the form requests it, it is empty, and there is a postal code
 * [VALID-023].
 */
export function stateToFill(asked: {
  editionFields: readonly string[];
  state: string | null;
  postalCode: string | null;
  country: string | null;
}): string | null {
  if (!asked.editionFields.includes('state') || asked.state || !asked.postalCode || !asked.country) return null;
  return stateOfPostalCode(asked.country, asked.postalCode);
}
