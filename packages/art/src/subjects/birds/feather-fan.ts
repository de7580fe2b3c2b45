import type { Canvas } from '../../core/canvas.ts';
import { range } from '../../core/geometry.ts';
import { leaf } from '../../core/outlines.ts';

/** Draws a fan of feathers from one point. Angles are in degrees. */
export const fan = (
  c: Canvas,
  x: number,
  y: number,
  n: number,
  from: number,
  to: number,
  L: number | ((i: number) => number),
  W: number,
  paint: (i: number) => string,
): void =>
  range(n).forEach(i => {
    const a = from + ((to - from) * i) / (n - 1);
    c.path(leaf(x, y, typeof L === 'function' ? L(i) : L, W, a), paint(i));
  });
