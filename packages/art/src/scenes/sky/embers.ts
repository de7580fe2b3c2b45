import { lighten } from '../../core/colour.ts';
import type { Scene } from '../scene.ts';

export const embers: Scene = (c, p) => {
  c.rect(
    0,
    190,
    300,
    210,
    c.lin(
      [
        [p.g, 0],
        [p.g, 0.5],
      ],
      90,
    ),
  );
  for (const [k, r, n] of [
    [lighten(p.g, 0.3), 1, 16],
    [lighten(p.g, 0.3), 1.8, 14],
    ['#ffe9b0', 1.3, 14],
  ] as const)
    for (let i = 0; i < n; i++) c.circle(c.rand() * 300, c.rand() * 330, r, k, 'opacity=".7"');
  for (const [x, s] of [
    [24, 1],
    [276, 1.15],
  ] as const)
    c.path(
      `M${x} 330c-${34 * s} -60 8 -84 -6 -140c34 30 30 60 24 84c16 -16 16 -34 14 -48c22 44 10 84 -32 104Z`,
      c.lin(
        [
          [lighten(p.g, 0.2), 0.1],
          [p.g, 0.55],
        ],
        90,
      ),
    );
};
