import { lighten, mix } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import { leaf } from '../../core/outlines.ts';
import type { Scene } from '../scene.ts';

export const ruin: Scene = (c, p) => {
  c.circle(
    150,
    150,
    130,
    c.rad([
      [lighten(p.g, 0.5), 0.5],
      [p.g, 0],
    ]),
  );
  const k = (t: number) => mix(mix(p.g, p.a, 0.5), p.b, t);
  c.path('M-10 410V70L30 60L34 100L58 96V140L46 150V410Z', c.lin([k(0.3), k(0.75)], 0));
  c.path('M310 410V40L268 54L262 110L244 108V166L258 172V410Z', c.lin([k(0.75), k(0.35)], 0));
  c.path('M34 100C60 20 220 6 262 110L244 108C214 34 84 40 58 96Z', k(0.5));
  for (let y = 80; y < 320; y += 26) {
    c.rect(-4, y, 36 + (y % 3) * 5, 2, p.b, 'opacity=".45"');
    c.rect(262, y + 8, 44, 2, p.b, 'opacity=".45"');
  }
  for (const [x, y] of [
    [40, 150],
    [254, 170],
    [36, 96],
    [262, 108],
  ] as const)
    range(5).forEach(i => c.path(leaf(x, y, 26, 5, 40 + i * 26), mix('#4f8a4a', p.b, 0.45)));
  c.path('M-10 310L60 288L140 306L220 286L310 308V410H-10Z', c.lin([k(0.6), p.b], 90));
};
