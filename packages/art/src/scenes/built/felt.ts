import { lighten, mix } from '../../core/colour.ts';
import { suit } from '../../core/suit.ts';
import type { Scene } from '../scene.ts';

export const felt: Scene = (c, p) => {
  c.path(
    'M-60 410V250C-20 190 70 166 150 166S320 190 360 250V410Z',
    c.rad(
      [
        [lighten(p.a, 0.25), 1],
        [p.a, 1],
        [mix(p.a, p.b, 0.6), 1],
      ],
      50,
      20,
      80,
    ),
  );
  c.path(
    'M-60 250C-20 190 70 166 150 166S320 190 360 250',
    'none',
    `stroke="${mix('#8a5630', p.b, 0.2)}" stroke-width="13"`,
  );
  c.path('M-60 246C-20 186 70 162 150 162S320 186 360 246', 'none', `stroke="${p.x}" stroke-width="1.5" opacity=".6"`);
  for (const [s, x, y] of [
    ['heart', 50, 250],
    ['spade', 116, 232],
    ['diamond', 184, 232],
    ['club', 250, 250],
  ] as const)
    c.path(suit(s, x, y, 13), lighten(p.g, 0.3), 'opacity=".28"');
  c.poly(
    [
      [110, -10],
      [190, -10],
      [300, 290],
      [0, 290],
    ],
    c.lin(
      [
        [lighten(p.g, 0.7), 0.34],
        [p.g, 0],
      ],
      90,
    ),
  );
};
