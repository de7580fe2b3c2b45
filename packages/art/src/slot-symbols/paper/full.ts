// Folded shapes with a compact outline: wings, a stone, a moon, a cube.
import { polar, range } from '../../core/geometry.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import { ngon } from '../../core/outlines.ts';
import { half, mirrored, side, type PaperFacet, type PaperTone } from './paper.ts';

const butterfly: PaperFacet[] = [
  ...mirrored([
    half('98,92 30,24 62,88', 'lit', 'body'),
    half('30,24 14,84 62,88', 'light', 'shade'),
    half('14,84 54,112 62,88', 'body', 'fold'),
    half('98,92 62,88 54,112 98,106', 'light', 'shade'),
    half('98,105 54,112 66,140', 'lit', 'body'),
    half('54,112 36,164 66,140', 'light', 'shade'),
    half('98,106 66,140 36,164 86,174', 'body', 'fold'),
  ]),
  side('100,68 106,104 100,170 94,104', 'fold'),
];

const bird: PaperFacet[] = [
  side('150,126 190,74 166,142', 'fold'),
  side('88,104 52,20 104,62', 'lit'),
  side('88,104 104,62 140,122', 'light'),
  side('34,92 88,104 100,152', 'light'),
  side('88,104 158,126 100,152', 'body'),
  side('100,152 158,126 166,142', 'shade'),
  side('34,92 10,108 52,114', 'white'),
  side('100,152 120,146 112,178', 'fold'),
];

const SIDES: readonly PaperTone[] = ['shade', 'fold', 'shade', 'light', 'lit', 'light'];
const stone: PaperFacet[] = range(6).flatMap((i): PaperFacet[] => {
  const [outer, inner] = [ngon(100, 100, 84, 6), ngon(100, 100, 46, 6)];
  const next = (i + 1) % 6;
  return [
    [[nth(outer, i), nth(outer, next), nth(inner, next), nth(inner, i)], nth(SIDES, i)],
    [[[100, 100], nth(inner, i), nth(inner, next)], i > 2 ? 'lit' : i === 1 ? 'shade' : 'body'],
  ];
});

const MOON: readonly PaperTone[] = ['body', 'light', 'lit', 'lit', 'light', 'body', 'shade'];
/** The concave side of the moon. */
const inner = (a: number) => polar(146, 88, 66, Math.PI + (a - Math.PI) * 0.9);
const moon: PaperFacet[] = range(7).flatMap((i): PaperFacet[] => {
  const [from, to] = [4.98 - i * 0.53, 4.98 - (i + 1) * 0.53];
  return [
    [[polar(112, 100, 86, from), polar(112, 100, 86, to), inner(to)], nth(MOON, i)],
    [[polar(112, 100, 86, from), inner(to), inner(from)], i < 3 ? 'light' : i < 5 ? 'body' : 'fold'],
  ];
});

const cube: PaperFacet[] = [
  side('100,14 26,56 100,98', 'lit'),
  side('100,14 174,56 100,98', 'light'),
  side('26,56 100,98 26,140', 'light'),
  side('100,98 26,140 100,184', 'body'),
  side('174,56 100,98 100,184', 'shade'),
  side('174,56 174,140 100,184', 'fold'),
];

export const full = { butterfly, bird, stone, moon, cube };
