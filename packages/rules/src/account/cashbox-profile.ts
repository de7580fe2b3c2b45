/** VALID-060 to VALID-067, in the order the personal-info popup asks for them. */
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

/** The fields still missing before money can move: fiat currencies need them all, crypto needs none (STATE-055). */
export function missingForCashbox(
  profile: { readonly [field in CashboxField]: string | null },
  currency: { fiat: boolean },
): CashboxField[] {
  return currency.fiat ? cashboxFields.filter(field => (profile[field] ?? '').trim() === '') : [];
}
