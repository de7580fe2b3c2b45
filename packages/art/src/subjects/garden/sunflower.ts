import { lighten } from '../../core/colour.ts';
import { TAU, polar, range } from '../../core/geometry.ts';
import { leaf } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';
import { GREEN } from './greens.ts';

export const sunflower: Subject = {
  tints: ['gold', 'lemon', 'flame'],
  scenes: ['meadow', 'dawn', 'rays', 'garden'],
  draw(c, p) {
    c.line('M150 190C152 226 146 250 150 290', GREEN.h3, 12, 'stroke-linecap="round"');
    c.line('M149 190C151 226 145 250 149 290', GREEN.h2, 6, 'stroke-linecap="round"');
    c.path(leaf(150, 252, 86, 26, -22), c.lin([GREEN.h1, GREEN.h2, GREEN.h3], 60));
    c.path(leaf(150, 262, 84, 25, 204), c.lin([GREEN.h1, GREEN.h3], 60));
    range(20).forEach(i =>
      c.path(leaf(...polar(150, 130, 42, ((i + 0.5) / 20) * TAU), 70, 15, (i + 0.5) * 18), c.lin([p.h3, p.h2], 90)),
    );
    range(20).forEach(i =>
      c.path(
        leaf(...polar(150, 130, 40, (i / 20) * TAU), 62, 13, i * 18),
        c.lin([p.h2, lighten(p.h1, 0.2)], 90),
        `stroke="${p.h3}" stroke-width=".7" stroke-opacity=".4"`,
      ),
    );
    c.circle(150, 130, 52, c.rad(['#6a4222', '#3a2010', '#1a0d06'], 44, 38, 68));
    for (let i = 1; i < 110; i++) {
      const a = i * 2.39996,
        r = 4.7 * Math.sqrt(i);
      if (r < 49) c.circle(150 + Math.cos(a) * r, 130 + Math.sin(a) * r, 1.5, r > 32 ? '#e8a93c' : '#8a5a30');
    }
    c.glow(136, 112, 36, '#fff', 0.25);
  },
};
