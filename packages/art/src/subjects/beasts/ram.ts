import { darken, lighten, tone } from '../../core/colour.ts';
import { facets } from '../../core/facets.ts';
import { both, range } from '../../core/geometry.ts';
import { leaf, smooth } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const ram: Subject = {
  tints: ['snow', 'sand', 'slate', 'gold'],
  scenes: ['ridge', 'temple', 'storm', 'rays'],
  draw(c, p) {
    facets(c, p, [
      [
        [
          [112, 128],
          [62, 138],
          [56, 154],
          [110, 152],
        ],
        0.6,
      ],
      [
        [
          [150, 82],
          [116, 96],
          [110, 132],
          [150, 146],
        ],
        0.15,
      ],
      [
        [
          [110, 132],
          [112, 172],
          [128, 206],
          [130, 150],
        ],
        0.62,
      ],
      [
        [
          [150, 146],
          [130, 140],
          [128, 206],
          [150, 214],
        ],
        0.05,
      ],
      [
        [
          [128, 206],
          [124, 226],
          [138, 248],
          [150, 252],
          [150, 214],
        ],
        0.45,
      ],
    ]);
    both(s => {
      const d = smooth(
        range(12).map(i => {
          const a = -1.9 + i * 0.52,
            r = 60 - i * 4.2;
          return [150 + s * (64 + Math.cos(a) * r * 0.86), 126 + Math.sin(a) * r];
        }),
        false,
      );
      c.line(d, darken(p.h3, 0.35), 37, 'stroke-linecap="round" stroke-linejoin="round"');
      c.line(d, c.lin([lighten(p.h1, 0.1), p.h2, p.h3], 60), 32, 'stroke-linecap="round" stroke-linejoin="round"');
      c.line(d, darken(p.h3, 0.1), 32, 'stroke-dasharray="2 9" opacity=".38"');
      c.line(d, lighten(p.h1, 0.5), 4, 'opacity=".35" transform="translate(-3 -7)"');
    });
    both(s => {
      c.ellipse(150 + s * 28, 152, 7, 5, p.x);
      c.rect(150 + s * 28 - 4.5, 150.5, 9, 3, '#0a0a10', 'rx="1.5"');
      c.ellipse(150 + s * 10, 232, 5, 3.5, '#1a1012');
    });
    range(7).forEach(i => c.path(leaf(126 + i * 8, 88, 26, 7, 70 + i * 7), tone(p, i % 2 ? -0.2 : 0.2)));
  },
};
