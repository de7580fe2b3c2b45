import type { Canvas } from './canvas.ts';
import { darken, lighten } from './colour.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import { ngon } from './outlines.ts';

/** A brilliant-cut gemstone seen from above. */
export const gem = (c: Canvas, x: number, y: number, r: number, colour: string): void => {
  const o = ngon(x, y, r, 8, Math.PI / 8),
    n = ngon(x, y, r * 0.55, 8, Math.PI / 8);
  for (let i = 0; i < 8; i++) {
    const j = (i + 1) % 8,
      s = (i + 5) % 8;
    c.poly(
      [nth(o, i), nth(o, j), nth(n, j), nth(n, i)],
      s < 4 ? lighten(colour, 0.5 - s * 0.1) : darken(colour, 0.15 + (s - 4) * 0.12),
    );
  }
  c.poly(n, c.lin([lighten(colour, 0.6), colour], 60));
};
