import { darken, lighten, mix } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import { leaf } from '../../core/outlines.ts';
import type { Scene } from '../scene.ts';

export const savanna: Scene = (c, p) => {
  c.circle(
    150,
    176,
    116,
    c.rad(
      [
        [lighten(p.g, 0.7), 0.95],
        [lighten(p.g, 0.15), 0.85],
      ],
      50,
      40,
      60,
    ),
  );
  c.path('M-10 256Q150 236 310 254V410H-10Z', c.lin([mix(p.a, p.b, 0.3), p.b], 90));
  for (const [x, s] of [
    [34, 1.1],
    [272, 0.9],
  ] as const) {
    c.path(
      `M${x - 3} 262Q${x + 2} 220 ${x - 6} 196L${x - 26} 180M${x} 226L${x + 22} 184`,
      'none',
      `stroke="${darken(p.b, 0.1)}" stroke-width="${5 * s}"`,
    );
    for (const [u, v, r] of [
      [-30, 176, 34],
      [16, 168, 40],
      [-4, 160, 30],
    ] as const)
      c.ellipse(x + u * s, v, r * s, 9 * s, mix(p.a, p.b, 0.75));
  }
  range(24).forEach(i =>
    c.path(leaf(i * 13, 268 + (i % 3) * 8, 20 + ((i * 7) % 16), 2.5, -104 + ((i * 11) % 26)), mix(p.a, p.b, 0.6)),
  );
  for (const [x, y] of [
    [70, 76],
    [96, 60],
    [222, 70],
  ] as const)
    c.path(`M${x - 9} ${y - 3}q5 -5 9 2q4 -7 9 -2`, 'none', `stroke="${p.b}" stroke-width="2" stroke-linecap="round"`);
};
