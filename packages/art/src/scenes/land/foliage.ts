import { lighten, mix } from '../../core/colour.ts';
import { TAU, polar, range } from '../../core/geometry.ts';
import { num } from '../../core/number.ts';
import { leaf } from '../../core/outlines.ts';
import type { Scene } from '../scene.ts';

export const foliage: Scene = (c, p) => {
  const green = mix(p.g, '#3f9a4c', 0.5);
  c.circle(
    150,
    150,
    140,
    c.rad([
      [lighten(p.g, 0.6), 0.5],
      [p.g, 0],
    ]),
  );
  for (const [x, y, n, L, from, to, t] of [
    [-8, 40, 6, 110, -30, 80, 0.55],
    [308, 30, 6, 116, 100, 210, 0.6],
    [-10, 250, 6, 120, -80, 30, 0.45],
    [310, 250, 6, 124, 150, 260, 0.4],
    [70, -10, 4, 76, 30, 150, 0.65],
    [230, -10, 4, 76, 30, 150, 0.7],
  ] as const)
    range(n).forEach(i => {
      const a = from + ((to - from) * i) / (n - 1);
      c.path(leaf(x, y, L - (i % 2) * 18, 15, a), c.lin([mix(green, p.b, t - 0.25), mix(green, p.b, t + 0.2)], 60));
      const [u, v] = polar(x, y, L * 0.8, (a * TAU) / 360);
      c.line(`M${x} ${y}L${num(u)} ${num(v)}`, lighten(green, 0.3), 1, 'opacity=".3"');
    });
};
