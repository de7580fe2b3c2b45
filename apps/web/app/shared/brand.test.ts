import { describe, expect, it } from 'vitest';
import { ageMark, defaultBrand, licenceAt, readBrand } from './brand.ts';

describe('the brand', () => {
  it('keeps its defaults for whatever is missing or of another shape [CALL-013]', () => {
    for (const answer of [undefined, null, 'x', [], {}, { name: 7, social: 'x', phone: null }])
      expect(readBrand(answer)).toEqual(defaultBrand);
  });

  it('takes what the operator wrote', () => {
    const brand = readBrand({ name: 'Ascent', blog: 'https://ascent.example/blog', awards: ['Best'] });
    expect(brand).toMatchObject({ name: 'Ascent', blog: 'https://ascent.example/blog', awards: ['Best'] });
    expect(brand.phone).toBe(defaultBrand.phone);
  });

  it('shows 21 and the Estonian licence in Estonia, 18 and Curaçao elsewhere [SHELL-069, CONST-063, CONST-064, ROLE-023]', () => {
    expect([ageMark('EE'), licenceAt('EE')]).toEqual([21, 'EE']);
    expect([ageMark('CA'), licenceAt('CA')]).toEqual([18, 'CW']);
  });
});
