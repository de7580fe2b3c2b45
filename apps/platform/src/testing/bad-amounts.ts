/** Amounts, as JSON, that cannot be paid [A25]. */
export const badAmounts: readonly string[] = [
  '-1',
  '0',
  '1.5',
  '1e309',
  '"1e3"',
  '"٣"',
  '"5000.0"',
  'null',
  '[5000]',
  '500000000000',
];
