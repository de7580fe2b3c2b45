import { darken, lighten, mix } from '../../core/colour.ts';
import { leaf } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const greatWave: Subject = {
  wide: true,
  tints: ['cobalt', 'teal', 'ice', 'violet'],
  scenes: ['dawn', 'storm', 'moonrise', 'rays'],
  draw(c, p) {
    c.circle(210, 92, 44, c.rad([lighten(p.x, 0.5), p.x, mix(p.x, p.g, 0.4)]));
    c.path(
      'M-10 268C10 180 60 86 150 56C210 38 258 66 258 106C258 132 236 142 222 132C236 112 214 94 188 108C152 128 140 184 176 226C206 256 258 262 310 250V310H-10Z',
      c.lin([lighten(p.h1, 0.1), p.h2, p.h3, darken(p.h3, 0.4)], 70),
    );
    for (const [i, d] of [
      'M14 262C34 186 82 110 158 80',
      'M40 268C54 200 96 132 164 100',
      'M70 270C78 218 106 160 160 126',
      'M102 272C104 236 118 196 148 166',
    ].entries())
      c.line(d, i % 2 ? lighten(p.h1, 0.4) : p.h1, 7 - i, 'stroke-linecap="round" opacity=".7"');
    for (const [x, y, r] of [
      [150, 56, 15],
      [174, 48, 17],
      [200, 50, 18],
      [226, 60, 18],
      [246, 78, 17],
      [256, 100, 15],
      [250, 120, 12],
      [234, 132, 12],
      [222, 128, 8],
      [128, 66, 12],
      [108, 80, 9],
    ] as const) {
      c.circle(x, y, r, '#fff');
      c.circle(x + 2, y + 4, r * 0.6, lighten(p.h1, 0.55));
    }
    for (const [x, y, a] of [
      [262, 118, 60],
      [246, 140, 96],
      [266, 92, 20],
      [230, 146, 110],
      [214, 138, 130],
    ] as const)
      c.path(leaf(x, y, 26, 5, a), '#fff');
    c.path('M-10 258q24 -20 48 0t48 0t48 0t48 0t48 0t48 0t48 0V310H-10Z', c.lin([p.h2, darken(p.h3, 0.4)], 90));
    c.path(
      'M20 262q24 -14 48 0M120 262q24 -14 48 0M216 262q24 -14 48 0',
      'none',
      'stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".85"',
    );
    for (let i = 0; i < 14; i++)
      c.circle(200 + c.rand() * 90, 110 + c.rand() * 80, 1.5 + c.rand() * 3, '#fff', 'opacity=".85"');
  },
};
