import { lighten } from '../../core/colour.ts';
import { both } from '../../core/geometry.ts';
import { leaf, smooth } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';
import { fan } from './feather-fan.ts';

export const swan: Subject = {
  tints: ['snow', 'obsidian', 'blush', 'ice'],
  scenes: ['lagoon', 'aurora', 'moonrise', 'garden'],
  draw(c, p) {
    c.ellipse(156, 236, 112, 12, p.g, 'opacity=".35"');
    fan(
      c,
      130,
      204,
      9,
      -52,
      2,
      i => 122 - Math.abs(i - 3) * 9,
      18,
      i => c.lin(i % 2 ? [p.h1, p.h2] : [lighten(p.h1, 0.4), p.h2], 90),
    );
    c.path(
      smooth(
        [
          [84, 62],
          [104, 46],
          [128, 58],
          [132, 88],
          [116, 118],
          [100, 146],
          [102, 168],
          [140, 166],
          [196, 180],
          [232, 204],
          [216, 234],
          [160, 244],
          [104, 240],
          [72, 218],
          [64, 180],
          [74, 146],
          [96, 112],
          [106, 88],
          [98, 76],
        ],
        true,
        6.5,
      ),
      c.lin([lighten(p.h1, 0.5), p.h1, p.h2, p.h3], 55),
    );
    fan(
      c,
      118,
      196,
      6,
      -24,
      16,
      i => 104 - i * 5,
      15,
      () => c.lin([lighten(p.h1, 0.45), p.h1, p.h2], 60),
    );
    c.path('M86 62L52 82L60 90L92 76Z', c.lin(['#ff9a3d', '#d0501c'], 60));
    c.path('M84 60L98 62L94 76L84 80Z', '#15121c');
    c.circle(103, 62, 3.6, '#0a0a10');
    c.circle(102, 61, 1.2, '#fff');
    both(s => c.path(leaf(160 + s * 60, 244, 30, 3, s > 0 ? 0 : 180), '#fff', 'opacity=".5"'));
  },
};
