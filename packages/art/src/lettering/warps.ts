// Functions that bend a title, given half the width, the height and the top of the lettering.
import type { Point } from '../core/point.ts';

/** Moves one point of the lettering; x is measured from the middle of the line. */
export type Bend = (x: number, y: number) => Point;
type Warp = (halfWidth: number, height: number, top: number) => Bend;

export const warps: Readonly<Record<string, Warp>> = {
  none: () => (x, y) => [x, y],
  arch: W => (x, y) => [x, y - 13 * (1 - (x / W) ** 2)],
  sag: W => (x, y) => [x, y + 9 * (1 - (x / W) ** 2) - 6],
  ribbon: W => (x, y) => [x, y - 5 * (1 - (x / W) ** 2)],
  bulge: (W, H, top) => (x, y) => {
    const k = 1 + 0.2 * (1 - (x / W) ** 2);
    return [x, top + H / 2 + (y - top - H / 2) * k * 0.94];
  },
  pinch: (W, H, top) => (x, y) => {
    const k = 1 - 0.17 * (1 - (x / W) ** 2);
    return [x, top + H / 2 + (y - top - H / 2) * k * 1.06];
  },
  rise: () => (x, y) => [x, y - x * 0.085],
  slant: (_, H, top) => (x, y) => [x - (y - top - H / 2) * 0.16, y],
  wave: W => (x, y) => [x, y + Math.sin((x / W) * 2.6) * 6],
  tower: (_, H, top) => (x, y) => [x * (1 - 0.1 * (1 - (y - top) / H)), y],
};
