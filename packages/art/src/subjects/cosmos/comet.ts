import { darken } from '../../core/colour.ts';
import { star4 } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const comet: Subject = {
  tints: ['violet', 'ice', 'flame', 'mint'],
  scenes: ['stars', 'nebula'],
  draw(c, p) {
    for (let i = 0; i < 7; i++) {
      const o = (i - 3) * 13;
      c.path(
        `M${118 + o * 0.7} ${206 + o * 0.5} L${250 + i * 10} ${6 + i * 9} L${134 + o * 0.7} ${220 + o * 0.4}Z`,
        c.linAt(
          [
            [i % 2 ? p.x : p.h1, 0.8],
            [p.g, 0],
          ],
          120,
          210,
          270,
          20,
        ),
      );
    }
    c.glow(118, 200, 110, p.x, 0.55);
    c.ball(116, 202, 54, p.h2, { rim: p.h1 });
    for (const [x, y, r] of [
      [98, 190, 9],
      [130, 220, 12],
      [138, 186, 6],
      [104, 226, 6],
    ] as const) {
      c.circle(x, y, r, darken(p.h3, 0.2), 'opacity=".55"');
      c.circle(x + 1.5, y + 1.5, r - 1.5, p.h2, 'opacity=".5"');
    }
    for (let i = 0; i < 9; i++) {
      const x = 60 + c.rand() * 190,
        y = 40 + c.rand() * 190;
      c.path(star4(x, y, 3 + c.rand() * 6), '#fff', 'opacity=".8"');
    }
  },
};
