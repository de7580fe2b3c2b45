import { lighten } from '../../core/colour.ts';
import { eye } from '../../core/eye.ts';
import { both, polar, range } from '../../core/geometry.ts';
import { shine } from '../../core/light.ts';
import { num } from '../../core/number.ts';
import { smooth } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const gecko: Subject = {
  tints: ['lime', 'mint', 'topaz', 'rose'],
  scenes: ['plain', 'deco', 'weave', 'foliage'],
  draw(c, p) {
    c.group('transform="rotate(24 150 150)"', () => {
      c.line(
        'M150 196C154 236 128 252 108 240C90 226 104 204 120 214',
        c.lin([p.h2, p.h3], 60),
        14,
        'stroke-linecap="round"',
      );
      both(s => {
        const X = (v: number) => 150 + s * v;
        for (const [a, b, m] of [
          [118, 86, -1],
          [186, 214, 1],
        ] as const) {
          c.line(
            `M${X(16)} ${a}Q${X(56)} ${a + m * 2} ${X(62)} ${b}`,
            c.lin([p.h2, p.h3], 60),
            13,
            'stroke-linecap="round"',
          );
          range(4).forEach(i => {
            const [x, y] = polar(
              X(62),
              b,
              20,
              (m > 0 ? 0.25 : -1.8) * (s > 0 ? 1 : 1) + i * 0.52 - (s > 0 ? 0 : 0) + (m > 0 ? 0.3 : -0.2),
            );
            c.line(`M${X(62)} ${b}L${num(x)} ${num(y)}`, p.h2, 5, 'stroke-linecap="round"');
            c.circle(x, y, 4.5, p.x);
          });
        }
      });
      c.path(
        smooth(
          [
            [150, 40],
            [172, 56],
            [174, 82],
            [164, 100],
            [172, 140],
            [170, 180],
            [156, 204],
            [144, 204],
            [130, 180],
            [128, 140],
            [136, 100],
            [126, 82],
            [128, 56],
          ],
          true,
          6.5,
        ),
        c.lin([p.h1, p.h2, p.h3], 30),
      );
      range(11).forEach(i =>
        c.path(
          `M150 ${62 + i * 13}l${7 - Math.abs(i - 4) * 0.5} 6l${-(7 - Math.abs(i - 4) * 0.5)} 6l${-(7 - Math.abs(i - 4) * 0.5)} -6Z`,
          i % 2 ? p.x : lighten(p.x, 0.4),
          'opacity=".9"',
        ),
      );
      both(s => eye(c, 150 + s * 18, 66, 7, p.x));
      shine(c, 'M138 54C132 70 140 96 136 130', 3, 0.5);
    });
  },
};
