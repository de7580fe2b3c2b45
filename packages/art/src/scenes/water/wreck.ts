import { lighten, mix } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import type { Scene } from '../scene.ts';

export const wreck: Scene = (c, p) => {
  range(4).forEach(i =>
    c.poly(
      [
        [110 + i * 26, -20],
        [130 + i * 26, -20],
        [60 + i * 70, 330],
        [10 + i * 70, 330],
      ],
      c.lin(
        [
          [lighten(p.g, 0.5), 0.24],
          [p.g, 0],
        ],
        90,
      ),
    ),
  );
  const k = mix(p.a, p.b, 0.6);
  c.path(
    'M-20 320C20 250 10 190 -10 130L10 120C40 190 44 260 30 330ZM320 330C280 270 284 200 306 150L288 142C262 210 258 280 276 340Z',
    k,
  );
  for (const [x, y, r] of [
    [52, 120, -24],
    [252, 100, 22],
  ] as const) {
    c.rect(x - 4, y, 8, 220, k, `transform="rotate(${r} ${x} 340)"`);
    c.rect(x - 44, y + 30, 88, 6, k, `transform="rotate(${r} ${x} 340)"`);
  }
  c.path('M-10 320Q150 280 310 322V410H-10Z', c.lin([mix(p.g, p.b, 0.55), p.b], 90));
  for (let i = 0; i < 16; i++)
    c.circle(
      c.rand() * 300,
      c.rand() * 290,
      1.5 + c.rand() * 4,
      'none',
      `stroke="${lighten(p.g, 0.5)}" stroke-opacity=".5"`,
    );
};
