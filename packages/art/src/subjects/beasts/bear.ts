import { lighten } from '../../core/colour.ts';
import { eye } from '../../core/eye.ts';
import { facets } from '../../core/facets.ts';
import { both } from '../../core/geometry.ts';
import type { Subject } from '../subject.ts';
import { nose } from './face.ts';

export const bear: Subject = {
  tints: ['umber', 'obsidian', 'snow', 'rust'],
  scenes: ['pines', 'ridge', 'aurora', 'foliage'],
  draw(c, p) {
    facets(c, p, [
      [
        [
          [104, 54],
          [76, 62],
          [66, 92],
          [84, 112],
          [114, 88],
        ],
        0.6,
      ],
      [
        [
          [98, 70],
          [82, 78],
          [82, 98],
          [106, 88],
        ],
        1.2,
      ],
      [
        [
          [150, 72],
          [114, 74],
          [96, 104],
          [122, 128],
          [150, 120],
        ],
        0.2,
      ],
      [
        [
          [96, 104],
          [64, 140],
          [70, 186],
          [108, 168],
          [122, 128],
        ],
        0.5,
      ],
      [
        [
          [70, 186],
          [88, 226],
          [124, 228],
          [108, 168],
        ],
        0.8,
      ],
      [
        [
          [150, 120],
          [122, 128],
          [108, 168],
          [126, 186],
          [150, 172],
        ],
        0.36,
      ],
      [
        [
          [108, 168],
          [124, 228],
          [134, 250],
          [126, 186],
        ],
        0.7,
      ],
      [
        [
          [150, 172],
          [126, 186],
          [134, 250],
          [150, 256],
        ],
        0.05,
      ],
    ]);
    both(s => eye(c, 150 + s * 32, 146, 5.5, p.x));
    nose(c, 198, 18);
    c.line('M150 216V232M150 232Q138 240 130 234M150 232Q162 240 170 234', '#0c0e16', 3, 'stroke-linecap="round"');
    for (const [x, y] of [
      [82, 150],
      [88, 196],
      [214, 152],
      [208, 196],
      [132, 92],
      [166, 90],
    ] as const)
      c.line(`M${x} ${y}l6 14l4 -10l6 14`, lighten(p.h1, 0.3), 1.6, 'opacity=".45" stroke-linejoin="round"');
  },
};
