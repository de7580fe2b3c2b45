import { darken, lighten, mix } from '../../core/colour.ts';
import type { Point } from '../../core/point.ts';
import type { Subject } from '../subject.ts';

export const wolf: Subject = {
  tints: ['slate', 'snow', 'steel', 'obsidian'],
  scenes: ['ridge', 'pines', 'aurora', 'moonrise'],
  draw(c, p) {
    const half: (readonly [shape: readonly Point[], colour: string])[] = [
      [
        [
          [150, 150],
          [112, 118],
          [118, 86],
          [150, 104],
        ],
        p.h1,
      ],
      [
        [
          [118, 86],
          [86, 40],
          [74, 128],
          [112, 118],
        ],
        p.h3,
      ],
      [
        [
          [112, 118],
          [74, 128],
          [62, 182],
          [104, 160],
        ],
        p.h2,
      ],
      [
        [
          [104, 160],
          [62, 182],
          [84, 218],
          [118, 196],
        ],
        p.h3,
      ],
      [
        [
          [118, 196],
          [84, 218],
          [112, 246],
          [132, 226],
        ],
        darken(p.h3, 0.3),
      ],
      [
        [
          [150, 150],
          [112, 118],
          [104, 160],
          [128, 170],
        ],
        mix(p.h1, p.h2, 0.4),
      ],
      [
        [
          [128, 170],
          [104, 160],
          [118, 196],
          [134, 206],
        ],
        lighten(p.h2, 0.15),
      ],
      [
        [
          [150, 150],
          [128, 170],
          [134, 206],
          [150, 208],
        ],
        lighten(p.h1, 0.3),
      ],
      [
        [
          [134, 206],
          [118, 196],
          [132, 226],
          [150, 246],
        ],
        p.h2,
      ],
      [
        [
          [100, 64],
          [86, 40],
          [80, 104],
          [104, 100],
        ],
        darken(p.h3, 0.45),
      ],
    ];
    for (const [shape, colour] of half) {
      c.poly(shape, colour);
      c.poly(
        shape.map(([x, y]) => [300 - x, y]),
        darken(colour, 0.16),
      );
    }
    c.poly(
      [
        [134, 206],
        [150, 200],
        [166, 206],
        [158, 220],
        [150, 224],
        [142, 220],
      ],
      '#0c0e16',
    );
    c.poly(
      [
        [150, 224],
        [142, 220],
        [136, 232],
        [150, 246],
        [164, 232],
        [158, 220],
      ],
      darken(p.h3, 0.5),
    );
    for (const s of [1, -1]) {
      c.poly(
        [
          [150 - s * 44, 148],
          [150 - s * 22, 160],
          [150 - s * 34, 164],
        ],
        '#0a0c12',
      );
      c.poly(
        [
          [150 - s * 41, 150],
          [150 - s * 26, 160],
          [150 - s * 34, 161],
        ],
        p.x,
      );
    }
    c.line('M118 86 L150 104 L182 86', lighten(p.h1, 0.6), 1.5, 'opacity=".6"');
  },
};
