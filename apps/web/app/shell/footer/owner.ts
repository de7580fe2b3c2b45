import type { Brand, BrandOwner } from '../../shared/site/brand/brand.ts';

/**
 * Finds the operating company to name: the first entry that matches the visitor's licence and groups or, if there is
 * none, the brand itself [ROLE-026].
 */
export function ownerOf(brand: Brand, licence: string, groups: readonly string[]): BrandOwner {
  const isWithinSpan = ({ licence: only, group }: BrandOwner) =>
    (only === undefined || only === licence) && (group === undefined || groups.includes(group));
  return brand.owners?.find(isWithinSpan) ?? { company: brand.name };
}
