import { darken, lighten } from '../../core/colour.ts';
import { star4 } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

/** The folded sheet alone, with its nose at (270, 44). */
export const paperPlaneFolds: Subject['draw'] = (c, p) => {
  c.poly(
    [
      [270, 44],
      [44, 128],
      [126, 160],
    ],
    c.lin([lighten(p.h1, 0.4), p.h1], 20),
  );
  c.poly(
    [
      [270, 44],
      [126, 160],
      [134, 224],
    ],
    c.lin([p.h3, darken(p.h3, 0.3)], 60),
  );
  c.poly(
    [
      [270, 44],
      [134, 224],
      [164, 176],
    ],
    p.h2,
  );
  c.poly(
    [
      [270, 44],
      [150, 168],
      [204, 214],
    ],
    c.lin([lighten(p.h1, 0.2), p.h2], 60),
  );
  c.line('M270 44L126 160', '#fff', 1.6, 'opacity=".8"');
  c.poly(
    [
      [270, 44],
      [44, 128],
      [70, 138],
    ],
    '#fff',
    'opacity=".5"',
  );
};

export const paperPlane: Subject = {
  tints: ['snow', 'lemon', 'mint', 'rose'],
  scenes: ['dawn', 'meadow', 'grid', 'stars'],
  draw(c, p) {
    c.path(
      'M28 262C80 270 130 236 112 204C98 182 70 202 90 222C116 246 160 218 172 178',
      'none',
      `stroke="${lighten(p.x, 0.4)}" stroke-width="4" stroke-dasharray="2 11" stroke-linecap="round"`,
    );
    paperPlaneFolds(c, p);
    c.path(star4(180, 178, 12), p.x);
    for (const [x, y, w] of [
      [62, 74, 44],
      [238, 246, 40],
    ] as const) {
      c.circle(x, y, w * 0.28, '#fff', 'opacity=".35"');
      c.circle(x + w * 0.3, y - 6, w * 0.36, '#fff', 'opacity=".35"');
      c.circle(x + w * 0.66, y + 2, w * 0.26, '#fff', 'opacity=".35"');
    }
  },
};
