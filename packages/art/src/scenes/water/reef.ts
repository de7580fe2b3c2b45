import { lighten, mix } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import { leaf } from '../../core/outlines.ts';
import type { Scene } from '../scene.ts';
import { kelp } from './kelp.ts';

export const reef: Scene = (c, p) => {
  range(7).forEach(i =>
    c.poly(
      [
        [40 + i * 40, -20],
        [66 + i * 40, -20],
        [20 + i * 46 + (i - 3) * 26, 330],
        [-26 + i * 46 + (i - 3) * 26, 330],
      ],
      c.lin(
        [
          [lighten(p.g, 0.5), 0.3],
          [p.g, 0],
        ],
        90,
      ),
    ),
  );
  for (const [x, h] of [
    [22, 150],
    [46, 96],
    [276, 168],
    [250, 104],
  ] as const)
    kelp(c, x, h, mix(mix(p.g, '#2f8a5a', 0.4), p.b, 0.35));
  for (const [x, y, r, k] of [
    [0, 330, 56, p.x],
    [300, 336, 60, p.x],
    [86, 350, 44, p.g],
    [222, 352, 44, p.g],
  ] as const) {
    range(7).forEach(i => c.path(leaf(x, y + 20, r, 9, -160 + i * 24), mix(k, p.b, 0.45)));
  }
  for (let i = 0; i < 18; i++)
    c.circle(
      c.rand() * 300,
      c.rand() * 290,
      1.5 + c.rand() * 4,
      'none',
      `stroke="${lighten(p.g, 0.5)}" stroke-opacity=".55"`,
    );
};
