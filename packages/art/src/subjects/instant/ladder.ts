import { darken, lighten } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import { num } from '../../core/number.ts';
import { star4 } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const ladder: Subject = {
  tints: ['violet', 'teal', 'flame', 'cobalt'],
  scenes: ['stars', 'grid', 'hex', 'dawn'],
  draw(c, p) {
    range(6).forEach(r => {
      const y = 232 - r * 36,
        n = 4,
        hit = [1, 2, 1, 0, 1, 2][r];
      range(n).forEach(i => {
        const x = 56 + i * 48,
          on = i === hit && r < 5;
        const k = on ? p.x : r === 5 ? p.h1 : p.h2;
        c.rect(x, y + 4, 43, 28, '#000', 'rx="7" opacity=".4"');
        c.rect(
          x,
          y,
          43,
          28,
          c.lin([lighten(k, on ? 0.4 : 0.1), k, darken(k, 0.4)], 80),
          `rx="7" opacity="${on ? 1 : num(0.85 - r * 0.07)}"`,
        );
        c.rect(x + 3, y + 3, 37, 8, '#fff', 'rx="4" opacity=".25"');
        if (on) c.path(star4(x + 21.5, y + 14, 10), '#fff');
      });
    });
    c.line(
      'M126 246L174 210L126 174L78 138L126 102',
      lighten(p.x, 0.5),
      4,
      'stroke-dasharray="1 9" stroke-linecap="round"',
    );
    c.path('M132 44L114 22L138 32L150 8L162 32L186 22L168 44Z', c.lin(['#fff3cf', '#e0a53c', '#74450f'], 80));
    c.ball(150, 10, 5, p.x);
    c.glow(126, 102, 40, p.x, 0.7);
  },
};
