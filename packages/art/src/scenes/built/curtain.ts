import { lighten, mix } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import type { Scene } from '../scene.ts';

export const curtain: Scene = (c, p) => {
  for (let i = 0; i < 14; i++)
    c.rect(
      -10 + i * 24,
      0,
      24.5,
      410,
      c.lin([mix(p.a, p.g, 0.32), mix(p.a, p.b, 0.6), mix(p.a, p.g, 0.12)], 0),
      'opacity=".85"',
    );
  c.path(
    'M-10 -10H310V34Q280 64 250 34Q220 64 190 34Q170 60 150 34Q130 60 110 34Q80 64 50 34Q20 64 -10 34Z',
    c.lin([mix(p.a, p.g, 0.35), mix(p.a, p.b, 0.35)], 90),
  );
  range(9).forEach(i => c.circle(-6 + i * 39, 48 - (i % 2) * 12, 2.5, '#ffe9ac'));
  c.poly(
    [
      [120, -10],
      [180, -10],
      [276, 330],
      [24, 330],
    ],
    c.lin(
      [
        [lighten(p.g, 0.6), 0.42],
        [p.g, 0],
      ],
      90,
    ),
  );
};
