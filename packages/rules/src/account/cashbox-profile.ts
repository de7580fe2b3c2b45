/**
 * Personal data needed before money can move, in the order in which the popup requests it. Rules VALID-060 to
 * VALID-067.
 */
export const cashboxFields = [
  'mobile_phone',
  'first_name',
  'last_name',
  'date_of_birth',
  'country',
  'city',
  'address',
  'postal_code',
] as const;
export type CashboxField = (typeof cashboxFields)[number];

/**
 * Lists the fields still missing before money can move. Fiat currencies require all of them, and crypto requires none
 * [STATE-055].
 */
export function missingForCashbox(
  profile: { readonly [field in CashboxField]: string | null },
  currency: { fiat: boolean },
): CashboxField[] {
  return currency.fiat ? cashboxFields.filter(field => (profile[field] ?? '').trim() === '') : [];
}
