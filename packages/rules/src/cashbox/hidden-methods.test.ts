import { expect, it } from 'vitest';
import { isHiddenMethod } from './hidden-methods.ts';

it.each([
  ['sofort', ['631'], true],
  ['sofort', ['21', '631', '259'], true],
  ['sofort', ['21', '6310', '63'], false],
  ['sofort', [], false],
  ['card', ['631'], false],
])('whether the method %s is hidden from a player in groups %j: %s [VALID-057]', (brand, groups, hidden) => {
  expect(isHiddenMethod(brand, groups)).toBe(hidden);
});
