import { darken, lighten } from '../../core/colour.ts';
import { facets } from '../../core/facets.ts';
import { both } from '../../core/geometry.ts';
import { leaf } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';
import { nose } from './face.ts';

export const stag: Subject = {
  tints: ['umber', 'rust', 'snow', 'gold'],
  scenes: ['pines', 'moonrise', 'aurora', 'foliage'],
  draw(c, p) {
    both(s => {
      const X = (v: number) => 150 + s * v;
      for (const [d, w] of [
        [`M${X(22)} 112C${X(34)} 84 ${X(70)} 92 ${X(82)} 58C${X(88)} 40 ${X(84)} 28 ${X(78)} 16`, 9],
        [`M${X(54)} 86C${X(60)} 62 ${X(50)} 44 ${X(42)} 30`, 7],
        [`M${X(78)} 66C${X(98)} 62 ${X(108)} 48 ${X(110)} 32`, 6.5],
        [`M${X(34)} 98C${X(32)} 80 ${X(26)} 74 ${X(20)} 66`, 6],
      ] as const) {
        c.line(d, darken(p.h3, 0.25), w + 3, 'stroke-linecap="round"');
        c.line(d, c.lin([lighten(p.h1, 0.35), p.h1, p.h2], 60), w, 'stroke-linecap="round"');
      }
    });
    facets(c, p, [
      [
        [
          [120, 122],
          [64, 112],
          [52, 132],
          [112, 150],
        ],
        0.7,
      ],
      [
        [
          [112, 124],
          [72, 118],
          [64, 130],
          [110, 142],
        ],
        1.2,
      ],
      [
        [
          [150, 104],
          [126, 112],
          [118, 144],
          [150, 158],
        ],
        0.3,
      ],
      [
        [
          [118, 144],
          [108, 156],
          [120, 196],
          [134, 182],
        ],
        0.7,
      ],
      [
        [
          [150, 158],
          [118, 144],
          [134, 182],
          [138, 222],
          [150, 226],
        ],
        0.12,
      ],
      [
        [
          [134, 182],
          [120, 196],
          [128, 228],
          [138, 222],
        ],
        0.5,
      ],
      [
        [
          [138, 222],
          [128, 228],
          [134, 252],
          [150, 262],
          [150, 226],
        ],
        '#f4ece0',
      ],
    ]);
    both(s => {
      c.ellipse(150 + s * 31, 154, 8, 6, '#0a0c12', `transform="rotate(${s * 24} ${150 + s * 31} 154)"`);
      c.circle(150 + s * 29, 152, 2, '#fff');
    });
    nose(c, 230, 12);
    c.path(leaf(150, 106, 24, 5, 90), lighten(p.h1, 0.5), 'opacity=".6"');
  },
};
