import { lighten } from '../../core/colour.ts';
import { TAU, both, polar, range } from '../../core/geometry.ts';
import { sparkle } from '../../core/light.ts';
import { num } from '../../core/number.ts';
import { leaf } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const dragonfly: Subject = {
  tints: ['teal', 'emerald', 'ruby', 'amethyst'],
  scenes: ['lagoon', 'garden', 'bamboo', 'bokeh'],
  draw(c, p) {
    c.group('transform="rotate(28 150 150)"', () => {
      both(s => {
        for (const [y, L, W, a] of [
          [116, 136, 17, -14],
          [136, 124, 19, 16],
        ] as const) {
          const deg = s > 0 ? a : 180 - a;
          c.path(
            leaf(150, y, L, W, deg),
            c.lin(
              [
                [lighten(p.g, 0.7), 0.85],
                [p.h1, 0.55],
                [lighten(p.x, 0.3), 0.75],
              ],
              20,
            ),
            `stroke="${lighten(p.h1, 0.5)}" stroke-width="1.6"`,
          );
          range(4).forEach(i => {
            const [x, v] = polar(150, y, L * 0.92, ((deg + (i - 1.5) * 4) * TAU) / 360);
            c.line(`M150 ${y}L${num(x)} ${num(v)}`, lighten(p.h1, 0.6), 0.9, 'opacity=".55"');
          });
          const [x, v] = polar(150, y, L * 0.84, ((deg - s * 4) * TAU) / 360);
          c.circle(x, v, 5, p.x);
        }
      });
      range(10).forEach(i => c.ellipse(150, 156 + i * 13, 8.5 - i * 0.45, 8, c.lin([p.h3, p.h1, p.h2, p.h3], 0)));
      c.ellipse(150, 128, 16, 26, c.lin([p.h3, p.h1, p.h2, p.h3], 0));
      c.circle(150, 98, 15, p.h3);
      both(s => c.ball(150 + s * 12, 94, 11, p.x));
    });
    sparkle(c, 60, 70, 8);
    sparkle(c, 232, 220, 6);
  },
};
