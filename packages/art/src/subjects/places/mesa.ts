import { darken, lighten, mix } from '../../core/colour.ts';
import { star4 } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const mesa: Subject = {
  wide: true,
  tints: ['rust', 'flame', 'copper'],
  scenes: ['rays', 'dawn'],
  draw(c, p) {
    c.circle(150, 150, 92, c.rad([lighten(p.x, 0.65), p.x, mix(p.x, p.h2, 0.7)], 50, 42, 62));
    for (let i = 0; i < 4; i++) c.rect(40, 184 + i * 14, 220, 3 + i * 1.6, mix(p.a, p.g, 0.5), 'opacity=".5"');
    c.path('M-10 262 L26 206 L40 200 H100 L112 208 L120 236 L150 262Z', c.lin([p.h1, p.h2, p.h3], 90));
    c.path('M140 262 L176 214 L188 178 H252 L262 190 L276 222 L312 262Z', c.lin([p.h2, p.h3, darken(p.h3, 0.3)], 90));
    for (const [x, y, h] of [
      [198, 184, 60],
      [216, 182, 66],
      [236, 184, 58],
      [52, 204, 44],
      [76, 204, 44],
    ] as const)
      c.rect(x, y, 5, h, '#000', 'opacity=".13"');
    c.rect(-10, 258, 320, 150, c.lin([p.h3, p.b], 90));
    c.path('M118 258 L128 226 L150 214 L176 222 L188 258Z', c.lin([lighten(p.x, 0.7), p.x, '#9c5a10'], 70));
    c.poly(
      [
        [128, 226],
        [150, 214],
        [146, 240],
      ],
      '#fff',
      'opacity=".6"',
    );
    c.poly(
      [
        [146, 240],
        [176, 222],
        [188, 258],
        [150, 258],
      ],
      '#8a4a08',
      'opacity=".35"',
    );
    c.path(star4(140, 222, 10), '#fff');
  },
};
