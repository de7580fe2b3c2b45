import { lighten } from '../../core/colour.ts';
import { TAU, at, polar, range } from '../../core/geometry.ts';
import { shine, sparkle } from '../../core/light.ts';
import type { Subject } from '../subject.ts';

export const cocktail: Subject = {
  tints: ['coral', 'teal', 'rose', 'lemon'],
  scenes: ['lagoon', 'city', 'bokeh', 'deco'],
  draw(c, p) {
    c.shade(150, 268, 70, 8);
    const bowl = 'M62 84H238L158 180H142Z';
    c.path(bowl, lighten(p.g, 0.7), 'opacity=".3"');
    c.path('M76 100H224L157 178H143Z', c.lin([lighten(p.h1, 0.1), p.h2, p.x], 90));
    c.ellipse(150, 100, 74, 8, lighten(p.h1, 0.35));
    c.path(bowl, 'none', 'stroke="#fff" stroke-width="3.5" stroke-linejoin="round" opacity=".85"');
    c.rect(147, 178, 6, 74, c.lin(['#ffffff', lighten(p.g, 0.3), '#ffffff'], 0), 'opacity=".9"');
    c.ellipse(
      150,
      258,
      48,
      9,
      c.lin(
        [
          ['#fff', 0.9],
          [lighten(p.g, 0.3), 0.5],
        ],
        20,
      ),
    );
    c.circle(218, 78, 31, c.lin([lighten(p.x, 0.4), p.x], 60));
    c.circle(218, 78, 27, '#fff7df');
    range(8).forEach(i => {
      const a = (i / 8) * TAU;
      c.path(
        `M${at(polar(218, 78, 4, a + 0.39))}L${at(polar(218, 78, 24, a + 0.08))}A24 24 0 0 1 ${at(polar(218, 78, 24, a + 0.7))}Z`,
        lighten(p.x, 0.15),
      );
    });
    c.line('M104 40L168 164', '#fff', 5, 'opacity=".85"');
    c.line('M104 40L168 164', p.h2, 5, 'stroke-dasharray="8 8"');
    c.path('M60 50Q96 6 136 44Z', c.lin([lighten(p.h1, 0.2), p.h3], 60));
    range(4).forEach(i =>
      c.line(`M${104 - i * 2} 40Q${70 + i * 18} 30 ${64 + i * 23} 49`, '#fff', 1.3, 'opacity=".7"'),
    );
    for (const [x, y, r] of [
      [120, 118, 4],
      [150, 130, 5],
      [172, 116, 3],
      [146, 152, 3],
      [186, 112, 2.5],
    ] as const)
      c.circle(x, y, r, '#fff', 'opacity=".5"');
    c.ball(136, 112, 10, '#d81f3c');
    shine(c, 'M80 92L132 156', 5, 0.5);
    sparkle(c, 240, 120, 10);
    sparkle(c, 62, 140, 8);
  },
};
