// Folded shapes arranged around a centre. Sides that face the light are paler.
import { polar, range, TAU } from '../../core/geometry.ts';
import type { Point } from '../../core/point.ts';
import type { PaperFacet, PaperTone } from './paper.ts';

const MIDDLE: Point = [100, 100];
const BRIGHT: readonly PaperTone[] = ['lit', 'light', 'light', 'body'];
const DARK: readonly PaperTone[] = ['light', 'body', 'shade', 'fold'];

/** Tone of a side that faces the given angle, in radians (0 is right, a quarter turn is down). */
const facing = (tones: readonly PaperTone[], angle: number): PaperTone => {
  const away = (1 - Math.cos(angle + 2.3)) / 2;
  return tones[Math.min(tones.length - 1, Math.floor(away * tones.length))] ?? 'body';
};

/** A star with n points, each with a lit and a dark side. */
const starOf = (n: number, outer: number, inner: number): PaperFacet[] =>
  range(n).flatMap((k): PaperFacet[] => {
    const a = -Math.PI / 2 + (k / n) * TAU;
    const tip = polar(100, 102, outer, a);
    return [
      [[[100, 102], tip, polar(100, 102, inner, a - TAU / (2 * n))], facing(BRIGHT, a)],
      [[[100, 102], tip, polar(100, 102, inner, a + TAU / (2 * n))], facing(DARK, a)],
    ];
  });

const flower: PaperFacet[] = [
  ...range(6).flatMap((k): PaperFacet[] => {
    const a = -Math.PI / 2 + (k / 6) * TAU;
    const tip = polar(100, 100, 84, a);
    return [
      [[MIDDLE, polar(100, 100, 62, a - 0.44), tip], facing(BRIGHT, a)],
      [[MIDDLE, tip, polar(100, 100, 62, a + 0.44)], facing(DARK, a)],
    ];
  }),
  [range(6).map(k => polar(100, 100, 20, (k / 6) * TAU)), 'white'],
];

const TURN = 0.21;
const pinwheel: PaperFacet[] = [
  ...range(4).flatMap((k): PaperFacet[] => {
    const at = (r: number, degrees: number): Point => polar(100, 100, r, ((degrees + k * 90 - 90) / 360) * TAU + TURN);
    return [
      [[MIDDLE, at(84, -50), at(78, 0)], k % 3 === 0 ? 'lit' : 'light'],
      [[MIDDLE, at(78, 0), at(48, -50)], k % 2 ? 'shade' : 'fold'],
    ];
  }),
  [range(8).map(k => polar(100, 100, 11, (k / 8) * TAU)), 'white'],
];

export const rayed = { star: starOf(5, 84, 40), sun: starOf(8, 84, 56), flower, pinwheel };
