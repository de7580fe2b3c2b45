/** Players in this group are not offered `hiddenBrand` [VALID-057]. */
const hidingGroup = '631';
const hiddenBrand = 'sofort';

/** Whether a payment brand is hidden from a player in these groups. */
export const isHiddenMethod = (brand: string, groups: readonly string[]): boolean =>
  brand === hiddenBrand && groups.includes(hidingGroup);
