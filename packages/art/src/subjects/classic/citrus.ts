import { darken, lighten } from '../../core/colour.ts';
import { TAU, at, polar } from '../../core/geometry.ts';
import { num } from '../../core/number.ts';
import type { Subject } from '../subject.ts';

export const citrus: Subject = {
  tints: ['flame', 'lemon', 'lime', 'rose'],
  scenes: ['bokeh', 'halftone', 'lagoon'],
  draw(c, p) {
    const slice = (x: number, y: number, r: number, rim: string, fl: string) => {
      c.circle(x, y, r, c.lin([lighten(rim, 0.25), rim, darken(rim, 0.35)], 60));
      c.circle(x, y, r * 0.9, '#fff7df');
      for (let i = 0; i < 9; i++) {
        const a = (i / 9) * TAU + 0.05,
          b = ((i + 1) / 9) * TAU - 0.05;
        const A = polar(x, y, r * 0.83, a),
          B = polar(x, y, r * 0.83, b),
          m = polar(x, y, r * 0.12, (a + b) / 2);
        c.path(
          `M${at(m)}L${at(A)} A${num(r * 0.83)} ${num(r * 0.83)} 0 0 1 ${at(B)}Z`,
          c.lin([lighten(fl, 0.25), fl], 60),
          `stroke="${lighten(fl, 0.3)}" stroke-width="2" stroke-linejoin="round"`,
        );
      }
      c.path(
        `M${x - r * 0.62} ${y - r * 0.36} A${num(r * 0.72)} ${num(r * 0.72)} 0 0 1 ${num(x - r * 0.1)} ${num(y - r * 0.7)}`,
        'none',
        'stroke="#fff" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"',
      );
    };
    c.path('M206 66 C226 34 262 40 270 62 C250 84 224 86 206 66Z', c.lin(['#9be06a', '#2f7a2c'], 60));
    slice(192, 122, 62, p.x, lighten(p.x, 0.1));
    slice(112, 178, 78, p.h2, p.h1);
    for (let i = 0; i < 8; i++)
      c.circle(40 + c.rand() * 220, 40 + c.rand() * 220, 2 + c.rand() * 4, '#fff', 'opacity=".7"');
  },
};
