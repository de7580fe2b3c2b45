import type { Canvas } from '../core/canvas.ts';
import { darken, lighten } from '../core/colour.ts';
import type { Palette } from '../core/paint.ts';

/** Darkens the picture from a given height downwards, so that a title is legible. */
export const scrim = (c: Canvas, p: Palette, from = 190, strength = 1): void => {
  const k = darken(p.b, 0.3);
  c.rect(
    0,
    from,
    300,
    400 - from,
    c.lin(
      [
        [k, 0],
        [k, 0.62 * strength, 0.36],
        [k, 0.95 * strength, 0.76],
        [k, Math.min(1, strength), 1],
      ],
      90,
    ),
  );
};

/** A soft light behind the subject. */
export const halo = (c: Canvas, p: Palette, x = 150, y = 150, r = 132, o = 0.42): Canvas =>
  c.circle(
    x,
    y,
    r,
    c.rad([
      [lighten(p.g, 0.4), o],
      [p.g, 0, 1],
    ]),
    'stroke="none"',
  );
