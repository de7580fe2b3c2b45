import { darken, lighten } from '../../core/colour.ts';
import { TAU, polar, range } from '../../core/geometry.ts';
import { metal, sparkle } from '../../core/light.ts';
import { num } from '../../core/number.ts';
import { leaf } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const harp: Subject = {
  tints: ['gold', 'silver', 'rose', 'copper'],
  scenes: ['dawn', 'garden', 'arch', 'stars'],
  draw(c, p) {
    range(15).forEach(i => {
      const x = 98 + i * 9.2,
        y = 66 + Math.sin((i / 14) * 3.14) * -16 + i * 2.6;
      c.line(
        `M${num(x)} ${num(y)}L${num(104 + i * 7.2)} ${num(254 - i * 9.5)}`,
        i % 4 ? '#fffaf0' : p.x,
        1.3,
        'opacity=".9"',
      );
    });
    c.line('M92 52V246', c.lin([p.h3, p.h1, p.h3], 0), 15);
    c.line('M92 58C112 22 150 84 188 62C222 42 244 70 236 104', darken(p.h3, 0.3), 19, 'stroke-linecap="round"');
    c.line(
      'M92 58C112 22 150 84 188 62C222 42 244 70 236 104',
      c.lin([lighten(p.h1, 0.3), p.h2, p.h3], 60),
      14,
      'stroke-linecap="round"',
    );
    c.path(
      'M240 96C232 150 176 214 112 262L96 252C150 206 206 150 224 92Z',
      c.lin([lighten(p.h1, 0.3), p.h1, p.h2, p.h3], 20),
    );
    c.path('M68 246H150L162 268H58Z', metal(c, p));
    c.circle(92, 44, 22, c.lin([lighten(p.h1, 0.3), p.h2, p.h3], 60));
    range(8).forEach(i => c.path(leaf(...polar(92, 44, 8, (i / 8) * TAU), 15, 5, i * 45), p.h3, 'opacity=".6"'));
    c.ball(92, 44, 8, p.x);
    for (const y of [86, 120, 154, 188, 222]) c.line(`M85 ${y}L99 ${y - 8}`, lighten(p.h1, 0.5), 2.5);
    c.circle(238, 100, 12, c.lin([p.h1, p.h3], 60));
    c.ball(238, 100, 6, p.x);
    sparkle(c, 168, 134, 11);
    sparkle(c, 210, 196, 8);
    sparkle(c, 134, 200, 6);
  },
};
