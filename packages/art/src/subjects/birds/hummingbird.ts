import { darken, lighten, tone } from '../../core/colour.ts';
import { eye } from '../../core/eye.ts';
import { range } from '../../core/geometry.ts';
import { sparkle } from '../../core/light.ts';
import { leaf, smooth } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';
import { fan } from './feather-fan.ts';

export const hummingbird: Subject = {
  tints: ['emerald', 'teal', 'amethyst', 'ruby'],
  scenes: ['garden', 'foliage', 'bokeh', 'meadow'],
  draw(c, p) {
    fan(
      c,
      158,
      128,
      8,
      -96,
      -30,
      i => 118 - i * 4,
      12,
      () =>
        c.lin(
          [
            [lighten(p.h1, 0.4), 0.95],
            [p.h2, 0.7],
          ],
          60,
        ),
    );
    fan(
      c,
      132,
      132,
      7,
      -160,
      -110,
      i => 96 - i * 3,
      11,
      () =>
        c.lin(
          [
            [p.h2, 0.9],
            [p.h3, 0.65],
          ],
          60,
        ),
    );
    fan(c, 186, 196, 5, 24, 66, 74, 8, i => tone(p, i % 2 ? 0.6 : 1));
    c.path(
      smooth(
        [
          [96, 104],
          [116, 92],
          [138, 104],
          [152, 126],
          [182, 150],
          [202, 186],
          [206, 210],
          [182, 206],
          [152, 194],
          [128, 170],
          [116, 142],
          [98, 122],
        ],
        true,
        6.5,
      ),
      c.lin([p.h1, p.h2, p.h3], 50),
    );
    c.path(
      smooth([
        [102, 120],
        [118, 118],
        [136, 142],
        [150, 172],
        [140, 180],
        [124, 160],
        [112, 138],
      ]),
      c.lin([lighten(p.x, 0.35), p.x, darken(p.x, 0.4)], 60),
    );
    range(7).forEach(i =>
      c.path(leaf(128 + i * 8, 112 + i * 10, 16, 6, 60), tone(p, i % 2 ? 0.1 : 0.5), 'opacity=".8"'),
    );
    c.path('M100 106C74 100 52 92 24 96C52 98 76 108 98 114Z', '#1a1620');
    eye(c, 112, 107, 4.5, p.x);
    c.path(leaf(30, 96, 34, 14, 200), c.lin(['#ff9ac0', '#d83a7a'], 60));
    range(4).forEach(i => c.path(leaf(16, 98, 30, 9, 130 + i * 32), c.lin(['#ffc2d8', '#e0508a'], 60)));
    sparkle(c, 226, 74, 8);
    sparkle(c, 74, 200, 6);
  },
};
