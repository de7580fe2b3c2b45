import { expect, it } from 'vitest';
import { pageWidth, railEnds } from './rail-ends.tsx';

it('pages a rail by the number of whole items in view, or by one if none fits', () => {
  expect(pageWidth(7 * 180 + 6 * 16, 180, 16)).toBe(7 * 196);
  expect(pageWidth(1360, 180.58, 16)).toBeCloseTo(7 * 196.58);
  expect(pageWidth(1300, 180.58, 16)).toBeCloseTo(6 * 196.58);
  expect(pageWidth(358, 138, 12)).toBe(2 * 150);
  expect(pageWidth(100, 138, 12)).toBe(150);
});

it('detects both ends of a rail with a tolerance of one pixel', () => {
  expect(railEnds(0, 400, 1000)).toEqual({ atStart: true, atEnd: false });
  expect(railEnds(300, 400, 1000)).toEqual({ atStart: false, atEnd: false });
  expect(railEnds(599.4, 400, 1000)).toEqual({ atStart: false, atEnd: true });
  expect(railEnds(0, 400, 400)).toEqual({ atStart: true, atEnd: true });
});
