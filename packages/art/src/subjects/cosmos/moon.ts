import { lighten, mix } from '../../core/colour.ts';
import { sparkle } from '../../core/light.ts';
import type { Subject } from '../subject.ts';

export const moon: Subject = {
  tints: ['ivory', 'ice', 'silver', 'peach', 'rose'],
  scenes: ['stars', 'pines', 'waves', 'ridge', 'lanterns'],
  draw(c, p) {
    c.glow(150, 150, 150, p.h1, 0.5);
    c.circle(150, 146, 98, c.rad([lighten(p.h1, 0.5), p.h1, p.h2, mix(p.h2, p.h3, 0.6)], 38, 34, 78));
    for (const [x, y, r] of [
      [114, 112, 19],
      [178, 96, 12],
      [196, 146, 24],
      [134, 178, 28],
      [92, 158, 11],
      [160, 134, 9],
      [182, 200, 14],
      [120, 216, 9],
      [148, 82, 7],
    ] as const) {
      c.circle(x, y, r, p.h3, 'opacity=".26"');
      c.circle(x + r * 0.14, y + r * 0.16, r * 0.84, p.h1, 'opacity=".35"');
    }
    c.circle(
      150,
      146,
      98,
      c.rad(
        [
          ['#fff', 0, 0.5],
          [p.b, 0.55, 1],
        ],
        36,
        32,
        80,
      ),
    );
    c.path('M64 112A92 92 0 0 1 132 54', 'none', 'stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".55"');
    for (const [x, y, w] of [
      [76, 214, 76],
      [222, 232, 90],
      [236, 92, 50],
    ] as const)
      c.rect(x - w / 2, y, w, 7, lighten(p.g, 0.35), 'rx="3.5" opacity=".5"');
    sparkle(c, 52, 62, 10);
    sparkle(c, 254, 50, 8);
    sparkle(c, 268, 168, 6);
  },
};
