import type { Brand, BrandOwner } from '../../shared/site/brand/brand.ts';

/** Whose casino a visitor reads of: the first entry whose licence and group are theirs; the brand itself without one (ROLE-026). */
export function ownerOf(brand: Brand, licence: string, groups: readonly string[]): BrandOwner {
  const isWithinSpan = ({ licence: only, group }: BrandOwner) =>
    (only === undefined || only === licence) && (group === undefined || groups.includes(group));
  return brand.owners?.find(isWithinSpan) ?? { company: brand.name };
}
