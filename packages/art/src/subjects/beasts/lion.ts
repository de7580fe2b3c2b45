import { darken } from '../../core/colour.ts';
import { facets } from '../../core/facets.ts';
import { TAU, polar, range } from '../../core/geometry.ts';
import { leaf } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';
import { nose, slantEyes } from './face.ts';

export const lion: Subject = {
  tints: ['gold', 'sand', 'flame', 'snow'],
  scenes: ['savanna', 'rays', 'temple', 'dunes'],
  draw(c, p) {
    range(26).forEach(i => {
      const a = (i / 26) * 360,
        [x, y] = polar(150, 152, 34, (a * TAU) / 360);
      c.path(leaf(x, y, 92 + (i % 3) * 10, 21, a), c.lin([p.h3, darken(p.h3, 0.2), darken(p.h3, 0.45)], 90));
    });
    range(22).forEach(i => {
      const a = (i / 22) * 360 + 8,
        [x, y] = polar(150, 152, 30, (a * TAU) / 360);
      c.path(leaf(x, y, 68 + (i % 2) * 9, 17, a), i % 2 ? c.lin([p.h2, p.h3], 90) : c.lin([p.h1, p.h2, p.h3], 90));
    });
    facets(c, p, [
      [
        [
          [106, 78],
          [88, 86],
          [94, 116],
          [118, 104],
        ],
        0.6,
      ],
      [
        [
          [150, 92],
          [118, 100],
          [106, 130],
          [128, 146],
          [150, 136],
        ],
        0.1,
      ],
      [
        [
          [106, 130],
          [96, 166],
          [116, 184],
          [128, 146],
        ],
        0.42,
      ],
      [
        [
          [150, 136],
          [128, 146],
          [122, 192],
          [150, 196],
        ],
        0,
      ],
      [
        [
          [96, 166],
          [108, 206],
          [130, 222],
          [116, 184],
        ],
        0.6,
      ],
      [
        [
          [122, 192],
          [116, 184],
          [130, 222],
          [150, 216],
          [150, 196],
        ],
        '#fff1d8',
      ],
      [
        [
          [130, 222],
          [136, 244],
          [150, 250],
          [150, 216],
        ],
        '#ecd6ae',
      ],
    ]);
    slantEyes(c, p, 12, 148, 24);
    nose(c, 192, 17);
    c.line('M150 210V222Q138 230 126 224M150 222Q162 230 174 224', '#2a1606', 2.6, 'stroke-linecap="round"');
  },
};
