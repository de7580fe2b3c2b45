import { darken, lighten } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import { shine, sparkle } from '../../core/light.ts';
import type { Subject } from '../subject.ts';
import { frond } from './greens.ts';

export const pineapple: Subject = {
  tints: ['gold', 'topaz', 'flame', 'rose'],
  scenes: ['lagoon', 'foliage', 'rays', 'halftone'],
  draw(c, p) {
    for (const [n, L, W, y] of [
      [7, 92, 13, 104],
      [6, 74, 13, 110],
      [5, 54, 12, 114],
    ] as const)
      range(n).forEach(i =>
        frond(
          c,
          150 + (i - (n - 1) / 2) * 6,
          y,
          L - Math.abs(i - (n - 1) / 2) * 10,
          W,
          -90 + (i - (n - 1) / 2) * (y > 108 ? 22 : 19),
        ),
      );
    const d = 'M150 104C196 104 222 142 218 186C214 234 186 262 150 262C114 262 86 234 82 186C78 142 104 104 150 104Z';
    c.path(d, c.lin([lighten(p.h1, 0.1), p.h2, p.h3], 30));
    c.clipped(`<path d="${d}"/>`, () => {
      for (let r = 0; r < 9; r++)
        for (let i = 0; i < 7; i++) {
          const x = 78 + i * 24 + (r % 2) * 12,
            y = 108 + r * 18;
          c.poly(
            [
              [x, y - 15],
              [x + 11, y],
              [x, y + 15],
              [x - 11, y],
            ],
            c.lin([lighten(p.h1, 0.2), p.h2, p.h3], 60),
            `stroke="${darken(p.h3, 0.2)}" stroke-width="1.3"`,
          );
          c.path(`M${x} ${y - 5}l4 6h-8Z`, p.h3);
        }
      c.rect(
        70,
        96,
        160,
        180,
        c.rad(
          [
            ['#fff', 0.25],
            ['#fff', 0],
            ['#000', 0.42],
          ],
          34,
          28,
          78,
        ),
      );
    });
    shine(c, 'M98 160C100 140 112 124 128 118', 6, 0.5);
    sparkle(c, 226, 110, 11);
    sparkle(c, 72, 232, 8);
  },
};
