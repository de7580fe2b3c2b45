import { lighten, mix } from '../../core/colour.ts';
import { TAU, polar, range } from '../../core/geometry.ts';
import { shine } from '../../core/light.ts';
import { leaf, star4 } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const sun: Subject = {
  tints: ['gold', 'flame', 'lemon', 'rose'],
  scenes: ['rays', 'dunes', 'temple', 'deco', 'dawn'],
  draw(c, p) {
    c.glow(150, 148, 150, p.h1, 0.5);
    range(16).forEach(i => {
      const a = (i / 16) * 360;
      c.group(`transform="rotate(${a} 150 148)"`, () =>
        i % 2
          ? c.path('M138 78Q150 40 146 18Q168 46 162 78Z', c.lin([p.h1, p.x], 90))
          : c.path('M134 80L150 10L166 80Z', c.lin([lighten(p.h1, 0.3), p.h2, p.h3], 90)),
      );
    });
    c.circle(150, 148, 74, c.lin([lighten(p.h1, 0.3), p.h2, p.h3], 60));
    c.circle(150, 148, 66, c.rad([lighten(p.h1, 0.6), p.h1, p.h2, mix(p.h2, p.h3, 0.4)], 40, 34, 74));
    c.circle(150, 148, 60, 'none', `stroke="${p.h3}" stroke-width="1.6" opacity=".5"`);
    range(12).forEach(i =>
      c.path(leaf(...polar(150, 148, 16, (i / 12) * TAU), 34, 7, i * 30), i % 2 ? p.h3 : p.x, 'opacity=".55"'),
    );
    c.circle(150, 148, 17, c.lin([lighten(p.h1, 0.5), p.h2], 60));
    c.path(star4(150, 148, 13), p.h3);
    shine(c, 'M96 128C102 106 118 92 138 86', 5, 0.6);
  },
};
