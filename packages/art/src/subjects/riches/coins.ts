import { coin, coinStack } from '../../core/coins.ts';
import { lighten } from '../../core/colour.ts';
import { gem } from '../../core/gem.ts';
import { range } from '../../core/geometry.ts';
import { sparkle } from '../../core/light.ts';
import type { Subject } from '../subject.ts';

export const coins: Subject = {
  tints: ['gold', 'brass', 'silver', 'rose'],
  scenes: ['rays', 'bokeh', 'curtain', 'embers'],
  draw(c, p) {
    c.shade(150, 254, 124, 16);
    coinStack(c, 84, 248, 40, 7, p);
    coinStack(c, 216, 248, 40, 11, p);
    coinStack(c, 150, 256, 44, 4, p);
    for (const [x, y, r, q] of [
      [150, 96, 44, 1],
      [92, 66, 24, 0.6],
      [212, 74, 26, 0.7],
      [70, 138, 18, 0.5],
    ] as const)
      coin(c, x, y, r, p, q);
    range(4).forEach(i =>
      c.line(
        `M${128 + i * 15} 152v${26 + ((i * 13) % 20)}`,
        lighten(p.h1, 0.4),
        2.5,
        'stroke-linecap="round" opacity=".6"',
      ),
    );
    sparkle(c, 172, 70, 15);
    sparkle(c, 232, 140, 10);
    sparkle(c, 66, 176, 8);
    c.ball(120, 250, 9, p.x);
    gem(c, 184, 252, 11, p.x);
  },
};
