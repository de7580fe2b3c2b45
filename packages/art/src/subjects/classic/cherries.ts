import { darken, lighten, mix } from '../../core/colour.ts';
import type { Subject } from '../subject.ts';

export const cherries: Subject = {
  tints: ['ruby', 'tomato', 'plum'],
  scenes: ['rays', 'bokeh', 'halftone'],
  draw(c, p) {
    c.line(
      'M112 186 C116 130 140 92 188 62 M190 196 C194 150 194 104 188 62',
      mix(p.x, '#123010', 0.3),
      7,
      'stroke-linecap="round"',
    );
    c.line(
      'M112 186 C116 130 140 92 188 62 M190 196 C194 150 194 104 188 62',
      lighten(p.x, 0.3),
      2,
      'stroke-linecap="round" opacity=".7"',
    );
    c.path('M188 62 C208 30 246 30 262 56 C238 78 208 80 188 62Z', c.lin([lighten(p.x, 0.3), darken(p.x, 0.4)], 60));
    c.line('M190 62 Q226 48 258 56', lighten(p.x, 0.6), 1.8, 'opacity=".7"');
    c.path('M188 62 C170 38 140 36 122 52 C142 74 168 78 188 62Z', c.lin([p.x, darken(p.x, 0.55)], 100));
    c.ball(108, 208, 50, p.h2, { hi: 0.45 });
    c.ball(198, 216, 46, mix(p.h2, p.h3, 0.15), { hi: 0.45 });
    c.ellipse(108, 166, 12, 4, darken(p.h3, 0.4));
    c.ellipse(196, 177, 11, 4, darken(p.h3, 0.4));
    c.path(
      'M68 226 C76 248 98 256 118 252',
      'none',
      `stroke="${lighten(p.h1, 0.2)}" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"`,
    );
  },
};
