import type { Canvas } from '../../core/canvas.ts';
import { range } from '../../core/geometry.ts';
import { star4 } from '../../core/outlines.ts';
import { GOLD } from '../gold.ts';

const [light, body, shade, dark] = GOLD;

/** Two piles of coins with a single coin in front. */
export const coins = (c: Canvas): void => {
  const coin = (x: number, y: number): void => {
    c.ellipse(x, y + 9, 44, 15, dark);
    c.rect(x - 44, y, 88, 9, c.lin([dark, body, light, shade, dark], 0));
    c.ellipse(x, y, 44, 15, c.lin([light, body, shade], 20));
    c.ellipse(x, y, 33, 10.5, 'none', `stroke="${shade}" stroke-width="2"`);
  };
  range(3).forEach(i => coin(56, 118 - i * 13));
  range(6).forEach(i => coin(118, 128 - i * 13));
  c.path(star4(118, 63, 10), '#ffffff', 'opacity=".95"');
  c.circle(30, 60, 26, c.lin([light, body, shade], 50));
  c.circle(30, 60, 20, 'none', `stroke="${shade}" stroke-width="2"`);
  c.path('M30 46L36 60L30 74L24 60Z', dark, 'opacity=".75"');
};
