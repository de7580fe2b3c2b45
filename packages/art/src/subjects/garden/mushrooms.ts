import { lighten } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import { leaf } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';
import { GREEN } from './greens.ts';

export const mushrooms: Subject = {
  tints: ['ruby', 'violet', 'teal', 'topaz'],
  scenes: ['pines', 'foliage', 'cavern', 'bokeh'],
  draw(c, p) {
    for (const [x, y, s, r] of [
      [216, 214, 0.58, 10],
      [78, 222, 0.52, -12],
      [146, 138, 1, -3],
    ] as const)
      c.group(`transform="translate(${x} ${y}) rotate(${r}) scale(${s})"`, () => {
        c.glow(0, 20, 110, p.x, 0.4);
        c.path('M-22 10C-18 60 -24 96 -34 126H38C28 96 20 60 24 10Z', c.lin(['#fffaf0', '#ecdcc0', '#a8906c'], 0));
        c.path('M-84 14Q0 48 86 14Q60 34 0 36Q-58 34 -84 14Z', c.lin(['#f6e6c8', '#b99a6c'], 90));
        range(15).forEach(i =>
          c.line(
            `M${-66 + i * 9.5} ${22 + Math.sin((i / 14) * 3.14) * 9}L${-10 + i * 1.5} 12`,
            '#8a6a44',
            1.2,
            'opacity=".6"',
          ),
        );
        c.path(
          'M-92 14C-92 -50 -44 -84 2 -84C50 -84 94 -48 92 14Q0 52 -92 14Z',
          c.rad([lighten(p.h1, 0.2), p.h1, p.h2, p.h3], 36, 24, 84),
        );
        for (const [u, v, q] of [
          [-44, -20, 15],
          [6, -50, 17],
          [52, -16, 14],
          [4, 0, 11],
          [-14, -70, 7],
          [-72, 8, 9],
          [74, 10, 8],
          [30, 14, 7],
          [-34, 16, 7],
        ] as const)
          c.ellipse(u, v, q, q * 0.78, lighten(p.x, 0.75), 'opacity=".95"');
        c.path(
          'M-76 -8C-72 -38 -50 -62 -24 -70',
          'none',
          'stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".45"',
        );
        c.path('M-24 44Q0 62 26 44L30 54Q0 74 -28 54Z', '#e0cba4');
      });
    range(13).forEach(i =>
      c.path(leaf(30 + i * 20, 270, 22 + (i % 3) * 10, 5, -118 + ((i * 37) % 60)), c.lin([GREEN.h3, GREEN.h2], 90)),
    );
    range(9).forEach(i => {
      const x = 40 + ((i * 71) % 220),
        y = 50 + ((i * 53) % 170);
      c.glow(x, y, 9, lighten(p.x, 0.4), 0.9);
      c.circle(x, y, 1.8, '#fff');
    });
  },
};
