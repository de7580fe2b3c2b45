/** The group whose players are not offered what `hiddenBrand` names (VALID-057). */
const hidingGroup = '631';
const hiddenBrand = 'sofort';

/** Whether a payment method of this brand is hidden from a player of these groups. */
export const isHiddenMethod = (brand: string, groups: readonly string[]): boolean =>
  brand === hiddenBrand && groups.includes(hidingGroup);
