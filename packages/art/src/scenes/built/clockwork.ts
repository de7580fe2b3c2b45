import { mix } from '../../core/colour.ts';
import { TAU, at, polar, range } from '../../core/geometry.ts';
import type { Scene } from '../scene.ts';

export const clockwork: Scene = (c, p) => {
  for (const [x, y, R, n, t] of [
    [30, 60, 70, 14, 0.5],
    [276, 110, 60, 12, 0.6],
    [60, 250, 54, 11, 0.62],
    [250, 268, 74, 15, 0.5],
    [150, 20, 46, 10, 0.68],
  ] as const) {
    c.poly(
      range(n * 4).map(i => polar(x, y, i % 4 < 2 ? R : R * 0.86, ((i - 0.5) / (n * 4)) * TAU)),
      mix(p.g, p.b, t),
      'opacity=".75"',
    );
    c.circle(x, y, R * 0.6, p.b, 'opacity=".5"');
    range(6).forEach(i =>
      c.line(`M${x} ${y}L${at(polar(x, y, R * 0.62, (i / 6) * TAU))}`, mix(p.g, p.b, t), 6, 'opacity=".75"'),
    );
    c.circle(x, y, R * 0.18, mix(p.g, p.b, t - 0.15));
  }
  c.circle(
    150,
    150,
    150,
    c.rad([
      [p.a, 0.7],
      [p.a, 0],
    ]),
  );
};
