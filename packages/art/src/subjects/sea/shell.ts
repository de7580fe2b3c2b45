import { darken, lighten, mix } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import { sparkle } from '../../core/light.ts';
import { leaf } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const shell: Subject = {
  tints: ['blush', 'pearl', 'coral', 'mint'],
  scenes: ['reef', 'ripples', 'lagoon', 'bokeh'],
  draw(c, p) {
    const rib = (y0: number, flip: boolean) =>
      range(13).forEach(i => {
        const a = -168 + i * 13,
          L = 122 - Math.abs(i - 6) * 2.5;
        c.path(
          leaf(150, y0, L, 15, flip ? -a : a),
          c.lin(i % 2 ? [lighten(p.h1, 0.3), p.h2] : [p.h1, mix(p.h2, p.h3, 0.4)], 90),
          `stroke="${p.h3}" stroke-width=".8" stroke-opacity=".5"`,
        );
      });
    rib(206, false);
    c.ellipse(150, 208, 116, 26, darken(p.h3, 0.3));
    range(11).forEach(i =>
      c.path(leaf(150, 246, 118 - Math.abs(i - 5) * 4, 11, -174 + i * 16.8), c.lin([p.h3, p.h2], 90), 'opacity="0"'),
    );
    c.path(
      'M32 210C44 252 104 268 150 268C196 268 256 252 268 210C232 236 68 236 32 210Z',
      c.lin([p.h1, p.h2, p.h3], 90),
    );
    range(9).forEach(i =>
      c.line(
        `M${66 + i * 21} ${228 + Math.sin((i / 8) * Math.PI) * 8}L${84 + i * 16.5} ${252 + Math.sin((i / 8) * Math.PI) * 12}`,
        p.h3,
        1.6,
        'opacity=".5"',
      ),
    );
    c.glow(150, 200, 64, '#fff', 0.6);
    c.ball(150, 200, 33, '#f7f1ea', { lo: 0.36, hi: 0.9 });
    sparkle(c, 164, 178, 13);
    sparkle(c, 96, 96, 7);
  },
};
