import type { Canvas } from '../core/canvas.ts';
import { lighten } from '../core/colour.ts';
import { num } from '../core/number.ts';
import type { Palette } from '../core/paint.ts';

export const starfield = (c: Canvas, p: Palette, n = 46, h = 290): void => {
  for (const [share, r, o] of [
    [0.5, 0.6, 0.4],
    [0.34, 1, 0.65],
    [0.16, 1.7, 0.9],
  ] as const)
    for (let i = 0; i < n * share; i++) c.circle(c.rand() * 300, c.rand() * h, r, lighten(p.g, 0.7), `opacity="${o}"`);
};

/** Draws specks in three sizes, with a single path for each size. */
export const specks = (
  c: Canvas,
  n: number,
  h: number,
  sizes: readonly number[],
  fill: string,
  opacity: number,
): void =>
  sizes.forEach((r, k) => {
    for (let i = 0; i < n / sizes.length; i++)
      c.circle(c.rand() * 300, c.rand() * h, r, fill, `opacity="${num(opacity * (1 - k * 0.18))}"`);
  });
