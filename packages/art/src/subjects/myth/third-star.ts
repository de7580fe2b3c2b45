import { mix, tone } from '../../core/colour.ts';
import { gem } from '../../core/gem.ts';
import { TAU, polar, range } from '../../core/geometry.ts';
import { sparkle } from '../../core/light.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import { starPoints } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const thirdStar: Subject = {
  tints: ['gold', 'rose', 'ice', 'mint'],
  scenes: ['nebula', 'stars', 'rings', 'deco'],
  draw(c, p) {
    range(24).forEach(i =>
      c.poly(
        [
          polar(150, 150, 30, (i / 24) * TAU - 0.05),
          polar(150, 150, i % 2 ? 108 : 130, (i / 24) * TAU),
          polar(150, 150, 30, (i / 24) * TAU + 0.05),
        ],
        c.rad([p.x, mix(p.x, p.h2, 0.5)]),
        'opacity=".55"',
      ),
    );
    for (const [R, r, a, b] of [
      [112, 40, tone(p, 0.5), tone(p, 1)],
      [84, 34, tone(p, 0), tone(p, 0.6)],
    ] as const) {
      const q = starPoints(150, 150, R, r, 8);
      q.forEach((v, i) => {
        const w = nth(q, (i + 1) % 16);
        c.poly([[150, 150], v, w], i % 2 ? b : a);
      });
    }
    c.circle(150, 150, 30, c.lin([p.h1, p.h3], 60));
    gem(c, 150, 150, 24, p.x);
    sparkle(c, 214, 70, 12);
    sparkle(c, 78, 226, 8);
  },
};
