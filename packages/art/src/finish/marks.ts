import type { Canvas } from '../core/canvas.ts';
import { lighten, mix } from '../core/colour.ts';
import { TAU, both, polar, range } from '../core/geometry.ts';
import { lookup } from '@liftoff/catalogue/core/lookup';
import { leaf, ngon, star4, starPoints } from '../core/outlines.ts';
import type { Palette } from '../core/paint.ts';
import type { Mark } from './finish.ts';

/** Studio marks, 14 units wide. */
export const marks: Readonly<Record<string, Mark>> = {
  delta: (c, x, y, k) => c.path(`M${x} ${y - 6}L${x + 7} ${y + 6}L${x} ${y + 2}L${x - 7} ${y + 6}Z`, k),
  star: (c, x, y, k) => c.path(star4(x, y, 7), k),
  drop: (c, x, y, k) =>
    c.path(
      `M${x} ${y - 7}C${x + 7} ${y} ${x + 5} ${y + 6} ${x} ${y + 6}C${x - 5} ${y + 6} ${x - 7} ${y} ${x} ${y - 7}Z`,
      k,
    ),
  hex: (c, x, y, k) => c.poly(ngon(x, y, 6.5, 6), 'none', `stroke="${k}" stroke-width="2"`),
  sun: (c, x, y, k) => {
    c.circle(x, y, 3, k);
    range(8).forEach(i => c.circle(...polar(x, y, 6, (i / 8) * TAU), 1.1, k));
  },
  wave: (c, x, y, k) => c.line(`M${x - 9} ${y}q4.5 -6 9 0t9 0`, k, 2.2, 'stroke-linecap="round"'),
  peak: (c, x, y, k) =>
    c.path(`M${x - 9} ${y + 5}L${x - 2} ${y - 6}L${x + 2} ${y}L${x + 4} ${y - 3}L${x + 9} ${y + 5}Z`, k),
  bars: (c, x, y, k) => range(3).forEach(i => c.rect(x - 7 + i * 5, y + 4 - i * 4, 3.5, 3 + i * 4, k)),
  ring: (c, x, y, k) => {
    c.circle(x, y, 5.5, 'none', `stroke="${k}" stroke-width="2"`);
    c.circle(x, y, 1.6, k);
  },
  leafs: (c, x, y, k) => both(s => c.path(leaf(x, y + 4, 12, 3.5, s > 0 ? -40 : 220), k)),
  pips: (c, x, y, k) =>
    range(3).forEach(i =>
      c.poly(
        (
          [
            [x - 9 + i * 9, y - 4],
            [x - 6 + i * 9, y],
            [x - 9 + i * 9, y + 4],
            [x - 12 + i * 9, y],
          ] as const
        ).map(([u, v]) => [u + 1.5, v]),
        k,
      ),
    ),
  sparkSix: (c, x, y, k) => c.poly(starPoints(x, y, 7, 2.6, 6), k),
};

/** Draws the studio's mark at the bottom of a poster. */
export const drawMark = (c: Canvas, p: Palette, name: string): void =>
  lookup(marks, name, 'mark')(c, 150, 387, mix(lighten(p.g, 0.55), '#ffffff', 0.25));
