import { darken, lighten, mix } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import { leaf } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const runestone: Subject = {
  tints: ['slate', 'ice', 'violet', 'moss'],
  scenes: ['ridge', 'aurora', 'ruin', 'pines'],
  draw(c, p) {
    c.ellipse(150, 258, 104, 14, '#000', 'opacity=".4"');
    c.poly(
      [
        [102, 258],
        [88, 150],
        [104, 74],
        [146, 40],
        [190, 66],
        [210, 146],
        [204, 258],
      ],
      c.lin([p.h1, p.h2, p.h3], 30),
    );
    c.poly(
      [
        [146, 40],
        [190, 66],
        [210, 146],
        [204, 258],
        [176, 258],
        [184, 150],
        [168, 84],
      ],
      darken(p.h3, 0.2),
      'opacity=".55"',
    );
    c.poly(
      [
        [104, 74],
        [146, 40],
        [168, 84],
        [124, 96],
      ],
      lighten(p.h1, 0.35),
      'opacity=".7"',
    );
    for (const d of ['M92 170l22 8l-6 16', 'M190 196l-14 10l4 18', 'M110 110l16 -4'])
      c.line(d, darken(p.h3, 0.4), 2, 'opacity=".7"');
    c.glow(144, 162, 86, p.x, 0.7);
    const runes = [
      'M144 104V150M144 104L162 118M144 122L162 134',
      'M132 164L156 188M156 164L132 188',
      'M134 240V200L156 216L134 226',
    ];
    for (const d of runes) {
      c.line(d, p.x, 10, 'opacity=".4" stroke-linecap="round" stroke-linejoin="round"');
      c.line(d, lighten(p.x, 0.65), 4.5, 'stroke-linecap="round" stroke-linejoin="round"');
    }
    range(9).forEach(i => c.path(leaf(96 + i * 13, 258, 16 + (i % 3) * 7, 4, -110 + i * 6), mix('#4f8a4a', p.g, 0.3)));
  },
};
