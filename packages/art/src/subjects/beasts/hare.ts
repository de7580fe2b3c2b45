import { mix } from '../../core/colour.ts';
import { eye } from '../../core/eye.ts';
import { facets } from '../../core/facets.ts';
import { both } from '../../core/geometry.ts';
import { smooth } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const hare: Subject = {
  tints: ['snow', 'sand', 'slate', 'silver'],
  scenes: ['meadow', 'moonrise', 'pines', 'clockwork'],
  draw(c, p) {
    both(s => {
      const X = (v: number) => 150 + s * v;
      c.path(
        smooth([
          [X(10), 118],
          [X(16), 60],
          [X(40), 18],
          [X(56), 30],
          [X(56), 76],
          [X(36), 124],
        ]),
        c.lin([p.h1, p.h2, p.h3], s > 0 ? 20 : 90),
      );
      c.path(
        smooth([
          [X(22), 108],
          [X(26), 64],
          [X(41), 34],
          [X(47), 46],
          [X(46), 78],
          [X(32), 112],
        ]),
        mix(p.h2, '#f08a9a', 0.5),
        'opacity=".7"',
      );
    });
    facets(c, p, [
      [
        [
          [150, 104],
          [118, 112],
          [100, 140],
          [124, 160],
          [150, 148],
        ],
        0.1,
      ],
      [
        [
          [100, 140],
          [86, 176],
          [104, 208],
          [122, 196],
          [124, 160],
        ],
        0.45,
      ],
      [
        [
          [150, 148],
          [124, 160],
          [122, 196],
          [150, 204],
        ],
        -0.2,
      ],
      [
        [
          [104, 208],
          [124, 230],
          [150, 238],
          [150, 204],
          [122, 196],
        ],
        0.25,
      ],
    ]);
    both(s => {
      eye(c, 150 + s * 34, 162, 9, p.x);
      for (const k of [0, 1, 2])
        c.line(`M${150 + s * 18} ${210 + k * 5}L${150 + s * 78} ${202 + k * 12}`, '#fff', 1.1, 'opacity=".7"');
    });
    c.path('M138 198H162L150 212Z', '#e27a8a');
    c.line('M150 212V222M150 222Q140 230 132 224M150 222Q160 230 168 224', '#40262a', 2.2, 'stroke-linecap="round"');
  },
};
