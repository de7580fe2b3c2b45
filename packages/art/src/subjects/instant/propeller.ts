import { darken, lighten, mix } from '../../core/colour.ts';
import { TAU, both, polar, range } from '../../core/geometry.ts';
import { shine } from '../../core/light.ts';
import { num } from '../../core/number.ts';
import { leaf, star4 } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const propeller: Subject = {
  tints: ['ruby', 'teal', 'lemon', 'umber'],
  scenes: ['dawn', 'ridge', 'meadow', 'lagoon'],
  draw(c, p) {
    c.line('M-10 246Q90 262 150 200', '#fff', 3, 'stroke-dasharray="3 10" stroke-linecap="round" opacity=".8"');
    c.group('transform="rotate(-14 150 150)"', () => {
      c.rect(30, 88, 240, 20, c.lin([lighten(p.x, 0.2), darken(p.x, 0.35)], 90), 'rx="10"');
      for (const x of [84, 116, 184, 216]) c.line(`M${x} 106L${150 + (x - 150) * 0.7} 176`, '#e8d3a6', 3);
      c.circle(150, 152, 54, c.lin([lighten(p.h1, 0.2), p.h2, p.h3], 60));
      c.rect(22, 176, 256, 22, c.lin([lighten(p.x, 0.3), p.x, darken(p.x, 0.4)], 90), 'rx="11"');
      c.circle(150, 152, 44, darken(p.h3, 0.3));
      range(9).forEach(i => {
        const [x, y] = polar(150, 152, 28, (i / 9) * TAU);
        c.rect(
          x - 6,
          y - 10,
          12,
          20,
          c.lin(['#e6edf6', '#566177'], 0),
          `rx="4" transform="rotate(${i * 40 + 90} ${num(x)} ${num(y)})"`,
        );
      });
      c.ellipse(
        150,
        152,
        108,
        13,
        c.lin(
          [
            ['#fff', 0.08],
            ['#fff', 0.45],
            ['#fff', 0.08],
          ],
          0,
        ),
        'transform="rotate(24 150 152)"',
      );
      range(2).forEach(i => c.path(leaf(150, 152, 104, 10, 24 + i * 180), c.lin(['#d9a066', '#6a4222'], 90)));
      c.ball(150, 152, 15, p.x);
      both(s => {
        c.line(`M${150 + s * 24} 200L${150 + s * 42} 240`, '#3a4252', 5);
        c.circle(150 + s * 44, 244, 16, '#171a22');
        c.circle(150 + s * 44, 244, 7, '#c7d0de');
        c.path(star4(150 + s * 98, 187, 11), '#fff6dc');
      });
      c.path('M128 104Q150 74 172 104Z', c.lin([lighten(p.g, 0.6), mix(p.g, p.b, 0.4)], 60));
      shine(c, 'M108 138C114 118 130 106 146 104', 5, 0.5);
    });
  },
};
