import { lighten } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import { num } from '../../core/number.ts';
import type { Scene } from '../scene.ts';

export const ripples: Scene = (c, p) => {
  range(9).forEach(i =>
    c.ellipse(
      150,
      246,
      40 + i * 30,
      9 + i * 9,
      'none',
      `stroke="${lighten(p.g, 0.4)}" stroke-width="${num(2.4 - i * 0.18)}" opacity="${num(0.7 - i * 0.07)}"`,
    ),
  );
  c.glow(150, 240, 150, p.g, 0.4);
  for (const [x, y, r] of [
    [36, 60, 17],
    [268, 84, 12],
    [250, 196, 9],
    [30, 176, 10],
  ] as const)
    c.circle(x, y, r, 'none', `stroke="${lighten(p.g, 0.5)}" stroke-opacity=".5" stroke-width="1.5"`);
};
