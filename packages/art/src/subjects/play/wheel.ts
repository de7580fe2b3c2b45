import { darken, lighten } from '../../core/colour.ts';
import { TAU, polar } from '../../core/geometry.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import { num } from '../../core/number.ts';
import { star4 } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const wheel: Subject = {
  tints: ['flame', 'cobalt', 'violet', 'emerald', 'rose'],
  scenes: ['rays', 'curtain', 'bokeh', 'stars'],
  draw(c, p) {
    const cx = 150,
      cy = 150,
      cols = [p.h1, p.h3, p.x, p.h2];
    c.circle(cx, cy, 112, c.lin([lighten(p.h1, 0.5), p.h2, p.h3], 60));
    c.circle(cx, cy, 104, darken(p.b, 0.2));
    for (let i = 0; i < 16; i++) {
      const a = (i / 16) * TAU,
        b = ((i + 1) / 16) * TAU;
      const [x1, y1] = polar(cx, cy, 100, a),
        [x2, y2] = polar(cx, cy, 100, b);
      c.path(`M${cx} ${cy} L${num(x1)} ${num(y1)} A100 100 0 0 1 ${num(x2)} ${num(y2)}Z`, nth(cols, i % 4));
    }
    for (let i = 0; i < 16; i++) {
      const [x, y] = polar(cx, cy, 108, ((i + 0.5) / 16) * TAU);
      c.circle(x, y, 3, i % 2 ? '#fff8dc' : lighten(p.x, 0.5));
    }
    c.circle(
      cx,
      cy,
      100,
      c.rad(
        [
          ['#fff', 0.22],
          ['#fff', 0],
          ['#000', 0.4],
        ],
        36,
        26,
        80,
      ),
    );
    c.ball(cx, cy, 28, p.h2);
    c.path(star4(cx, cy, 16), '#fff', 'opacity=".9"');
    c.path('M150 52 L136 24 H164Z', lighten(p.x, 0.3), 'stroke="#fff" stroke-width="2"');
    c.path('M112 256 L124 238 H176 L188 256 L200 276 H100Z', c.lin([p.h2, p.h3], 90));
  },
};
