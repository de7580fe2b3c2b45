import { darken, lighten, mix } from '../../core/colour.ts';
import { eye } from '../../core/eye.ts';
import { range } from '../../core/geometry.ts';
import { leaf, smooth } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';
import { fan } from './feather-fan.ts';

export const heron: Subject = {
  tints: ['snow', 'slate', 'blush', 'cobalt'],
  scenes: ['lagoon', 'bamboo', 'moonrise', 'waves'],
  draw(c, p) {
    c.line('M158 214L150 268M176 212L182 268', mix(p.h3, '#d08a4a', 0.5), 4.5, 'stroke-linecap="round"');
    c.ellipse(164, 268, 54, 5, p.g, 'opacity=".4"');
    fan(
      c,
      150,
      160,
      7,
      14,
      44,
      i => 104 - i * 7,
      11,
      i => c.lin(i % 2 ? [p.h2, p.h3] : [p.h1, p.h2], 30),
    );
    c.path(
      smooth(
        [
          [96, 54],
          [112, 48],
          [124, 62],
          [120, 88],
          [112, 114],
          [122, 138],
          [156, 142],
          [196, 164],
          [208, 190],
          [184, 214],
          [148, 214],
          [120, 196],
          [102, 162],
          [94, 126],
          [102, 92],
          [104, 74],
        ],
        true,
        6.5,
      ),
      c.lin([lighten(p.h1, 0.35), p.h1, p.h2, p.h3], 50),
    );
    range(4).forEach(i =>
      c.path(
        leaf(136 + i * 6, 152 + i * 9, 74 - i * 4, 13, 26 + i * 4),
        c.lin([lighten(p.h1, 0.3), p.h2], 40),
        `stroke="${p.h3}" stroke-width=".7" stroke-opacity=".5"`,
      ),
    );
    c.path('M98 56L30 70L98 68Z', c.lin(['#ffd27a', '#d98a24'], 0));
    c.path('M104 50C122 36 146 38 160 30C148 48 130 56 116 58Z', darken(p.h3, 0.25));
    eye(c, 106, 60, 4, p.x);
    range(3).forEach(i =>
      c.line(`M112 ${128 + i * 6}Q104 ${150 + i * 6} 112 ${172 + i * 8}`, lighten(p.h1, 0.5), 1.5, 'opacity=".7"'),
    );
  },
};
