import { darken, lighten, mix } from '../../core/colour.ts';
import { num } from '../../core/number.ts';
import type { Subject } from '../subject.ts';

export const pyramid: Subject = {
  tints: ['sand', 'gold', 'slate'],
  scenes: ['dunes', 'rays', 'stars'],
  draw(c, p) {
    c.circle(150, 104, 58, c.rad([lighten(p.x, 0.6), p.x, mix(p.x, p.h3, 0.4)], 50, 50, 60));
    c.circle(150, 104, 72, 'none', `stroke="${p.x}" stroke-opacity=".45" stroke-width="1.5"`);
    c.poly(
      [
        [150, 74],
        [34, 248],
        [150, 268],
      ],
      c.lin([p.h1, p.h2], 60),
    );
    c.poly(
      [
        [150, 74],
        [266, 248],
        [150, 268],
      ],
      c.lin([p.h3, darken(p.h3, 0.5)], 60),
    );
    for (let i = 1; i < 8; i++) {
      const t = i / 8;
      c.line(
        `M${num(150 - 116 * t)} ${num(74 + 174 * t)} L150 ${num(74 + 194 * t)} L${num(150 + 116 * t)} ${num(74 + 174 * t)}`,
        darken(p.h3, 0.3),
        1.4,
        'opacity=".45"',
      );
    }
    c.poly(
      [
        [150, 74],
        [128, 107],
        [150, 111],
      ],
      lighten(p.h1, 0.7),
    );
    c.poly(
      [
        [150, 74],
        [172, 107],
        [150, 111],
      ],
      p.h1,
    );
    c.poly(
      [
        [132, 268],
        [138, 226],
        [150, 220],
        [150, 268],
      ],
      '#0c0704',
      'opacity=".8"',
    );
    c.poly(
      [
        [150, 268],
        [150, 220],
        [162, 226],
        [168, 268],
      ],
      '#000',
      'opacity=".9"',
    );
  },
};
