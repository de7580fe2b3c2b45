import { lighten, mix } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import { num } from '../../core/number.ts';
import type { Scene } from '../scene.ts';

export const abyss: Scene = (c, p) => {
  range(5).forEach(i =>
    c.poly(
      [
        [100 + i * 24, -20],
        [116 + i * 24, -20],
        [40 + i * 60, 360],
        [-10 + i * 60, 360],
      ],
      c.lin(
        [
          [lighten(p.g, 0.4), 0.26],
          [p.g, 0],
        ],
        90,
      ),
    ),
  );
  c.path('M-10 410V300C10 250 40 282 62 318S130 360 150 346S220 330 240 300S292 236 310 262V410Z', mix(p.a, p.b, 0.75));
  for (let i = 0; i < 34; i++) {
    const s = c.rand();
    c.circle(c.rand() * 300, c.rand() * 330, 0.6 + s * 2, lighten(p.g, 0.5), `opacity="${num(0.25 + s * 0.5)}"`);
  }
  for (let i = 0; i < 6; i++)
    c.circle(30 + c.rand() * 240, 40 + c.rand() * 220, 8 + c.rand() * 16, p.g, 'opacity=".1"');
};
