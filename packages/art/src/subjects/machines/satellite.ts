import { lighten } from '../../core/colour.ts';
import { both } from '../../core/geometry.ts';
import { num } from '../../core/number.ts';
import type { Subject } from '../subject.ts';

/** The satellite without its signal. */
export const satelliteCraft: Subject['draw'] = (c, p) => {
  c.group('transform="rotate(-28 150 150)"', () => {
    both(s => {
      const x = s > 0 ? 190 : 6;
      c.rect(s > 0 ? 178 : 106, 146, 16, 8, '#9aa6ba');
      c.rect(x, 104, 104, 92, c.lin(['#e6edf6', '#8794a8'], 60), 'rx="4"');
      for (let i = 0; i < 4; i++)
        for (let j = 0; j < 3; j++)
          c.rect(x + 5 + i * 24, 109 + j * 28.5, 21, 25, c.lin(['#6f9cff', '#23418f', '#101c4a'], 60));
      c.poly(
        [
          [x + 4, 190],
          [x + 60, 108],
          [x + 80, 108],
          [x + 24, 190],
        ],
        '#fff',
        'opacity=".16"',
      );
    });
    c.rect(112, 96, 76, 108, c.lin([lighten(p.h1, 0.3), p.h1, p.h2, p.h3], 20), 'rx="8"');
    for (let i = 0; i < 5; i++) c.line(`M114 ${110 + i * 20}l16 8l18 -10l20 10l18 -8`, p.h3, 1.3, 'opacity=".5"');
    c.rect(134, 74, 32, 26, '#566177');
    c.path('M96 72A56 44 0 0 0 204 72Q150 96 96 72Z', c.lin(['#ffffff', '#c4cedd', '#6a7588'], 20));
    c.ellipse(150, 71, 54, 13, '#dfe6f0');
    c.line('M150 74V34', '#e6edf6', 4);
    c.ball(150, 30, 8, p.x);
    c.circle(150, 176, 14, '#20242e');
    c.ball(150, 176, 9, p.x);
  });
};

export const satellite: Subject = {
  tints: ['gold', 'silver', 'cobalt'],
  scenes: ['orbit', 'stars', 'nebula'],
  draw(c, p) {
    satelliteCraft(c, p);
    for (let i = 1; i < 4; i++)
      c.path(
        `M${68 - i * 12} ${46 + i * 2}A${20 * i} ${20 * i} 0 0 1 ${90 - i * 6} ${34 - i * 14}`,
        'none',
        `stroke="${lighten(p.x, 0.4)}" stroke-width="4" stroke-linecap="round" opacity="${num(1 - i * 0.24)}"`,
      );
  },
};
