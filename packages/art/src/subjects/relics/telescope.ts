import { darken, lighten } from '../../core/colour.ts';
import { gem } from '../../core/gem.ts';
import { sparkle } from '../../core/light.ts';
import type { Subject } from '../subject.ts';
import { WOOD } from './materials.ts';

export const telescope: Subject = {
  tints: ['brass', 'copper', 'silver', 'gold'],
  scenes: ['stars', 'observatory', 'moonrise', 'nebula'],
  draw(c, p) {
    for (const [x, d] of [
      [104, -24],
      [196, 24],
      [150, 0],
    ] as const)
      c.line(`M150 176L${x + d} 272`, c.lin([WOOD.h1, WOOD.h3], 0), 9, 'stroke-linecap="round"');
    c.group('transform="rotate(-34 150 150)"', () => {
      c.rect(196, 112, 86, 60, c.lin([lighten(p.h1, 0.4), p.h1, p.h2, p.h3], 90), 'rx="5"');
      c.rect(116, 120, 84, 44, c.lin([WOOD.h1, WOOD.h2, WOOD.h3], 90), 'rx="3"');
      c.rect(48, 128, 72, 28, c.lin([lighten(p.h1, 0.4), p.h2, p.h3], 90), 'rx="3"');
      c.rect(28, 124, 24, 36, c.lin([p.h1, p.h3], 90), 'rx="5"');
      for (const [x, h] of [
        [112, 50],
        [190, 66],
        [274, 70],
      ] as const)
        c.rect(x, 142 - h / 2, 12, h, c.lin([lighten(p.h1, 0.5), p.h2, darken(p.h3, 0.2)], 90), 'rx="4"');
      c.ellipse(286, 142, 8, 33, c.lin([lighten(p.x, 0.5), p.x, darken(p.x, 0.6)], 60));
      c.rect(200, 120, 70, 6, '#fff', 'opacity=".45" rx="3"');
      c.rect(120, 126, 66, 4, '#fff', 'opacity=".3" rx="2"');
    });
    c.circle(150, 170, 22, c.lin([p.h1, p.h2, p.h3], 60));
    gem(c, 150, 170, 12, p.x);
    c.poly(
      [
        [262, 62],
        [320, -20],
        [340, 40],
      ],
      c.linAt(
        [
          [lighten(p.x, 0.6), 0.5],
          [p.x, 0],
        ],
        262,
        62,
        330,
        10,
      ),
    );
    for (const [x, y, s] of [
      [58, 60, 10],
      [104, 34, 6],
      [40, 124, 6],
    ] as const)
      sparkle(c, x, y, s);
  },
};
