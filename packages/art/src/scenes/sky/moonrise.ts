import { lighten, mix } from '../../core/colour.ts';
import type { Scene } from '../scene.ts';
import { starfield } from '../starfield.ts';
import { hills } from './hills.ts';

export const moonrise: Scene = (c, p) => {
  starfield(c, p, 36);
  c.circle(
    150,
    138,
    112,
    c.rad(
      [
        [lighten(p.g, 0.75), 0.95, 0],
        [lighten(p.g, 0.45), 0.9, 0.72],
        [mix(p.g, p.a, 0.25), 0.9, 1],
      ],
      42,
      36,
      66,
    ),
  );
  c.circle(150, 138, 122, 'none', `stroke="${lighten(p.g, 0.5)}" stroke-opacity=".35" stroke-width="1.5"`);
  for (const [x, y, r] of [
    [110, 98, 15],
    [196, 112, 20],
    [178, 190, 13],
    [96, 172, 18],
  ] as const)
    c.circle(x, y, r, p.a, 'opacity=".16"');
  hills(c, p, 262, 2);
};
