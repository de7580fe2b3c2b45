import { lighten, mix } from '../../core/colour.ts';
import { num } from '../../core/number.ts';
import { cloud } from '../../core/outlines.ts';
import type { Scene } from '../scene.ts';

export const lagoon: Scene = (c, p) => {
  c.circle(
    150,
    210,
    140,
    c.rad([
      [lighten(p.g, 0.7), 0.9],
      [p.g, 0.35, 0.5],
      [p.g, 0, 1],
    ]),
  );
  for (const [x, y, w] of [
    [48, 74, 50],
    [252, 58, 46],
  ] as const)
    c.path(cloud(x, y, w, 0.22), '#fff', 'opacity=".4"');
  c.path('M-10 232Q40 196 92 228ZM196 230Q250 186 310 226V236Z', mix(p.g, p.a, 0.55));
  c.rect(-10, 228, 320, 190, c.lin([lighten(p.g, 0.25), mix(p.g, p.a, 0.6), p.b], 90));
  for (let i = 0; i < 16; i++) {
    const y = 234 + i * 7,
      w = 20 + c.rand() * 60;
    c.rect(c.rand() * 280 - 20, y, w, 1.8, '#fff', `rx="1" opacity="${num(0.5 - i * 0.025)}"`);
  }
};
