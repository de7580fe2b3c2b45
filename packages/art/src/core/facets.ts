import type { Canvas } from './canvas.ts';
import { darken, tone } from './colour.ts';
import type { Ramp } from './paint.ts';
import type { Point } from './point.ts';

/** An outline with its tone, which is either a position on the ramp or a colour. */
export type Facet = readonly [shape: readonly Point[], tone: number | string];

/** Mirrored facets of a head, given as [points, tone] for the left half. The right half is slightly darker. */
export const facets = (c: Canvas, p: Ramp, list: readonly Facet[]): void => {
  for (const [shape, t] of list) {
    const colour = typeof t === 'string' ? t : tone(p, t),
      seam = `stroke="${colour}" stroke-width=".6"`;
    c.poly(shape, colour, seam);
    c.poly(
      shape.map(([x, y]) => [300 - x, y]),
      darken(colour, 0.17),
    );
  }
};
