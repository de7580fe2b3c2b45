import type { Canvas } from '../../core/canvas.ts';
import { darken, lighten } from '../../core/colour.ts';
import { TAU, polar, range } from '../../core/geometry.ts';
import type { Ramp } from '../../core/paint.ts';

export const gear = (c: Canvas, x: number, y: number, R: number, teeth: number, p: Ramp, hole = 0.3): void => {
  const pts = range(teeth * 4).map(i => polar(x, y, i % 4 < 2 ? R : R * 0.84, ((i - 0.5) / (teeth * 4)) * TAU));
  c.poly(
    pts,
    c.lin([lighten(p.h1, 0.2), p.h2, p.h3], 55),
    `stroke="${darken(p.h3, 0.4)}" stroke-width="1.5" stroke-linejoin="round"`,
  );
  c.circle(x, y, R * 0.66, c.lin([p.h3, p.h2], 55));
  range(5).forEach(i => c.circle(...polar(x, y, R * 0.45, (i / 5) * TAU + 0.3), R * 0.14, darken(p.h3, 0.45)));
  c.circle(x, y, R * hole * 0.7, c.lin([p.h1, p.h3], 55));
  c.circle(x, y, R * hole * 0.3, darken(p.h3, 0.5));
};
