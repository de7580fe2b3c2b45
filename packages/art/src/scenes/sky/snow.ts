import { lighten, mix } from '../../core/colour.ts';
import type { Scene } from '../scene.ts';
import { specks } from '../starfield.ts';

export const snow: Scene = (c, p) => {
  c.path(
    'M-10 262C60 232 130 268 190 246S280 238 310 252V410H-10Z',
    c.lin([lighten(p.g, 0.5), mix(p.g, p.a, 0.6)], 90),
  );
  for (const [x, y, s] of [
    [28, 262, 1],
    [66, 252, 0.7],
    [270, 256, 1.1],
    [236, 250, 0.6],
  ] as const)
    for (let i = 0; i < 3; i++)
      c.poly(
        [
          [x, y - 76 * s + i * 20 * s],
          [x + (14 + i * 7) * s, y - 40 * s + i * 20 * s],
          [x - (14 + i * 7) * s, y - 40 * s + i * 20 * s],
        ],
        mix(mix(p.g, '#ffffff', 0.3), p.a, 0.35 + i * 0.15),
      );
  specks(c, 60, 330, [1, 1.8, 2.8], '#fff', 0.8);
};
