import { darken, lighten } from '../../core/colour.ts';
import { both } from '../../core/geometry.ts';
import { shine, sparkle } from '../../core/light.ts';
import type { Point } from '../../core/point.ts';
import type { Subject } from '../subject.ts';

export const ring: Subject = {
  tints: ['gold', 'silver', 'rose', 'copper'],
  scenes: ['bokeh', 'nebula', 'curtain', 'embers'],
  draw(c, p) {
    c.shade(150, 262, 90, 10);
    c.ellipse(150, 186, 82, 76, 'none', `stroke="${darken(p.h3, 0.3)}" stroke-width="25"`);
    c.ellipse(
      150,
      186,
      82,
      76,
      'none',
      `stroke="${c.lin([lighten(p.h1, 0.4), p.h1, p.h2, p.h3, p.h2, p.h1], 50)}" stroke-width="20"`,
    );
    c.ellipse(150, 186, 88, 82, 'none', 'stroke="#fff" stroke-width="2" opacity=".5"');
    c.path('M112 124L124 96H176L188 124L164 136H136Z', c.lin([p.h1, p.h3], 90));
    const t: Point[] = [
      [102, 66],
      [124, 44],
      [176, 44],
      [198, 66],
      [150, 128],
    ];
    c.glow(150, 80, 90, p.x, 0.55);
    c.poly(t, c.lin([lighten(p.x, 0.4), p.x, darken(p.x, 0.5)], 60));
    c.poly(
      [
        [102, 66],
        [124, 44],
        [130, 66],
      ],
      lighten(p.x, 0.7),
    );
    c.poly(
      [
        [124, 44],
        [176, 44],
        [170, 66],
        [130, 66],
      ],
      lighten(p.x, 0.5),
    );
    c.poly(
      [
        [176, 44],
        [198, 66],
        [170, 66],
      ],
      lighten(p.x, 0.15),
    );
    c.poly(
      [
        [130, 66],
        [170, 66],
        [150, 128],
      ],
      lighten(p.x, 0.2),
      'opacity=".8"',
    );
    c.poly(
      [
        [170, 66],
        [198, 66],
        [150, 128],
      ],
      darken(p.x, 0.45),
      'opacity=".8"',
    );
    both(s => {
      c.line(`M${150 + s * 34} 118Q${150 + s * 50} 96 ${150 + s * 44} 68`, p.h1, 6, 'stroke-linecap="round"');
      c.ball(150 + s * 72, 146, 9, p.x);
      c.ball(150 + s * 80, 168, 6, p.x);
    });
    sparkle(c, 122, 58, 15);
    sparkle(c, 208, 112, 9);
    shine(c, 'M70 168C74 212 104 246 140 256', 3, 0.6);
  },
};
