import { lighten } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import { num } from '../../core/number.ts';
import { star4 } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const drum: Subject = {
  tints: ['ruby', 'teal', 'gold', 'violet'],
  scenes: ['rays', 'bokeh', 'savanna', 'foliage'],
  draw(c, p) {
    c.shade(150, 262, 100, 10);
    const d = 'M66 122Q60 196 100 252Q150 272 200 252Q240 196 234 122Z';
    c.path(d, c.lin([p.h3, p.h1, p.h2, p.h3], 0));
    c.clipped(`<path d="${d}"/>`, () => {
      range(7).forEach(i =>
        c.path(`M${40 + i * 36} 140l18 40l18 -40l-18 -18Z`, i % 2 ? p.x : lighten(p.x, 0.45), 'opacity=".9"'),
      );
      range(9).forEach(i =>
        c.line(
          `M${50 + i * 26} 122L${74 + i * 20} 262M${76 + i * 26} 122L${52 + i * 24} 262`,
          '#fff3cf',
          2.2,
          'opacity=".85"',
        ),
      );
      c.rect(50, 206, 200, 13, c.lin(['#ffe9ac', '#a86a1c'], 90));
    });
    c.ellipse(150, 120, 88, 32, c.lin(['#ffe9ac', '#d99a35', '#6a3d0e'], 20));
    c.ellipse(150, 116, 80, 27, c.rad(['#fffaf0', '#f2e0bc', '#c9a06a'], 42, 40, 66));
    c.ellipse(150, 116, 46, 15, 'none', 'stroke="#a87a42" stroke-width="2" opacity=".6"');
    c.path(star4(150, 116, 18), p.x, 'opacity=".85"');
    for (const [a, b, d2] of [
      [70, 34, 148],
      [232, 30, 152],
    ] as const) {
      c.line(`M${a} ${b}L${d2} 112`, c.lin(['#d9a066', '#6a4222'], 60), 8, 'stroke-linecap="round"');
      c.ball(d2, 110, 12, '#fff3dc');
    }
    for (const r of [1, 2])
      c.path(
        `M${150 - 60 - r * 14} 92Q150 ${56 - r * 18} ${150 + 60 + r * 14} 92`,
        'none',
        `stroke="${lighten(p.x, 0.4)}" stroke-width="3" opacity="${num(0.8 - r * 0.25)}" stroke-dasharray="10 8" stroke-linecap="round"`,
      );
  },
};
