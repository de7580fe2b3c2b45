import type { Canvas } from '../../core/canvas.ts';
import { lighten } from '../../core/colour.ts';
import type { Palette } from '../../core/paint.ts';
import type { Point } from '../../core/point.ts';

export const curve = (c: Canvas, p: Palette, end: Point = [236, 74]): void => {
  const d = `M24 252C110 248 190 214 ${end[0]} ${end[1]}`;
  c.path(
    `${d}V262H24Z`,
    c.lin(
      [
        [p.x, 0.5],
        [p.x, 0],
      ],
      90,
    ),
  );
  for (let i = 0; i < 5; i++) c.line(`M24 ${252 - i * 42}H276M${24 + i * 60} 262V48`, p.g, 0.8, 'opacity=".28"');
  c.line(d, p.x, 11, 'opacity=".3" stroke-linecap="round"');
  c.line(d, lighten(p.x, 0.4), 5, 'stroke-linecap="round"');
  for (const t of [0.18, 0.4, 0.62, 0.82]) {
    const u = 1 - t,
      x = u ** 3 * 24 + 3 * u * u * t * 110 + 3 * u * t * t * 190 + t ** 3 * end[0],
      y = u ** 3 * 252 + 3 * u * u * t * 248 + 3 * u * t * t * 214 + t ** 3 * end[1];
    c.circle(x, y, 6, '#fff');
    c.circle(x, y, 3.5, p.x);
  }
};
