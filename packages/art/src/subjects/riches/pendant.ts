import { darken, lighten } from '../../core/colour.ts';
import { TAU, both, polar, range } from '../../core/geometry.ts';
import { sparkle } from '../../core/light.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import { leaf, ngon } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const pendant: Subject = {
  tints: ['gold', 'silver', 'rose', 'copper'],
  scenes: ['curtain', 'bokeh', 'nebula', 'dunes'],
  draw(c, p) {
    both(s => {
      const d = `M150 122C${150 + s * 40} 96 ${150 + s * 78} 60 ${150 + s * 84} -6`;
      c.line(d, p.h3, 8, 'stroke-dasharray="8 4" stroke-linecap="round"');
      c.line(d, p.h1, 5, 'stroke-dasharray="8 4" stroke-linecap="round"');
    });
    range(16).forEach(i =>
      c.path(
        leaf(...polar(150, 178, 58, (i / 16) * TAU), i % 2 ? 26 : 18, 8, (i / 16) * 360),
        i % 2 ? c.lin([p.h1, p.h3], 90) : c.lin([p.h2, p.h3], 90),
      ),
    );
    c.circle(150, 178, 68, c.lin([lighten(p.h1, 0.4), p.h1, p.h2, p.h3, p.h1], 55));
    c.circle(150, 178, 55, darken(p.h3, 0.25));
    range(12).forEach(i => c.ball(...polar(150, 178, 61, (i / 12) * TAU + 0.26), 4.5, i % 2 ? p.x : '#f7f1ea'));
    c.glow(150, 178, 90, p.x, 0.35);
    const o = ngon(150, 178, 50, 6, Math.PI / 6),
      n = ngon(150, 178, 27, 6, Math.PI / 6);
    range(6).forEach(i =>
      c.poly(
        [nth(o, i), nth(o, (i + 1) % 6), nth(n, (i + 1) % 6), nth(n, i)],
        nth(
          [
            darken(p.x, 0.3),
            darken(p.x, 0.05),
            lighten(p.x, 0.3),
            lighten(p.x, 0.55),
            lighten(p.x, 0.2),
            darken(p.x, 0.18),
          ],
          i,
        ),
      ),
    );
    c.poly(n, c.lin([lighten(p.x, 0.65), p.x], 60));
    c.ball(150, 112, 10, p.h2);
    sparkle(c, 132, 158, 13);
    sparkle(c, 214, 130, 9);
  },
};
