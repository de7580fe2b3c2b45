import { darken, lighten } from '../../core/colour.ts';
import { TAU, polar, range } from '../../core/geometry.ts';
import { sparkle } from '../../core/light.ts';
import { star4 } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const eclipse: Subject = {
  tints: ['flame', 'ice', 'rose', 'gold', 'violet'],
  scenes: ['stars', 'ridge', 'nebula', 'mesa'],
  draw(c, p) {
    c.glow(150, 146, 150, p.h1, 0.9);
    range(40).forEach(i => {
      const a = (i / 40) * TAU,
        L = 108 + ((i * 37) % 34);
      c.poly(
        [polar(150, 146, 80, a - 0.05), polar(150, 146, L, a + 0.03), polar(150, 146, 80, a + 0.06)],
        c.rad([p.h1, p.x]),
        'opacity=".5"',
      );
    });
    c.circle(
      150,
      146,
      90,
      c.rad([
        [lighten(p.h1, 0.6), 1, 0.84],
        [p.h1, 0.8, 0.92],
        [p.h2, 0, 1],
      ]),
    );
    c.circle(150, 146, 80, c.rad([darken(p.b, 0.2), darken(p.b, 0.55), '#030308'], 60, 62, 70));
    for (const [x, y, r] of [
      [132, 128, 12],
      [170, 156, 16],
      [142, 178, 8],
    ] as const)
      c.circle(x, y, r, '#fff', 'opacity=".035"');
    c.glow(207, 92, 56, '#fff', 0.95);
    c.path(star4(207, 92, 44), '#fff');
    c.path('M76 120A80 80 0 0 0 96 204', 'none', `stroke="${lighten(p.h1, 0.5)}" stroke-width="2.5" opacity=".8"`);
    for (const [x, y] of [
      [46, 60],
      [262, 210],
      [60, 244],
    ] as const)
      sparkle(c, x, y, 6);
  },
};
