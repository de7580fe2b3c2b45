import { darken, lighten } from '../../core/colour.ts';
import { eye } from '../../core/eye.ts';
import { range } from '../../core/geometry.ts';
import { leaf, smooth } from '../../core/outlines.ts';
import type { Point } from '../../core/point.ts';
import type { Subject } from '../subject.ts';
import { bubbles } from './bubbles.ts';

export const seahorse: Subject = {
  tints: ['topaz', 'rose', 'amethyst', 'mint'],
  scenes: ['reef', 'abyss', 'bokeh', 'ripples'],
  draw(c, p) {
    const spine: Point[] = [
      [142, 60],
      [170, 78],
      [182, 112],
      [172, 148],
      [166, 184],
      [176, 216],
      [166, 246],
      [142, 252],
      [128, 236],
      [138, 220],
      [150, 226],
    ];
    range(7).forEach(i =>
      c.path(
        leaf(182 - i, 108 + i * 9, 38 - Math.abs(i - 3) * 4, 8, -14 + i * 10),
        c.lin(
          [
            [lighten(p.x, 0.3), 0.95],
            [p.x, 0.6],
          ],
          0,
        ),
      ),
    );
    c.line(smooth(spine, false), darken(p.h3, 0.2), 40, 'stroke-linecap="round" stroke-linejoin="round" opacity="0"');
    c.path(
      smooth(
        [
          [136, 44],
          [164, 52],
          [184, 82],
          [200, 118],
          [196, 156],
          [184, 184],
          [190, 214],
          [180, 250],
          [152, 266],
          [126, 258],
          [118, 234],
          [132, 214],
          [154, 216],
          [158, 232],
          [144, 236],
          [142, 228],
          [132, 234],
          [138, 248],
          [156, 250],
          [168, 238],
          [168, 216],
          [152, 188],
          [138, 160],
          [132, 132],
          [140, 108],
          [128, 96],
          [96, 108],
          [74, 118],
          [68, 106],
          [92, 88],
          [112, 70],
          [118, 52],
        ],
        true,
        6.5,
      ),
      c.lin([p.h1, p.h2, p.h3], 40),
    );
    range(10).forEach(i =>
      c.line(
        `M${140 - (i > 6 ? (6 - i) * 3 : 0)} ${116 + i * 10}Q162 ${120 + i * 10} ${196 - Math.max(0, i - 4) * 3} ${112 + i * 10}`,
        p.h3,
        1.8,
        'opacity=".55"',
      ),
    );
    range(5).forEach(i =>
      c.path(leaf(128 + i * 10, 50 + i * i * 1.5, 22, 5, -112 + i * 20), c.lin([lighten(p.h1, 0.2), p.h2], 90)),
    );
    eye(c, 128, 74, 6.5, p.x);
    c.path(
      smooth([
        [148, 128],
        [158, 150],
        [164, 178],
        [150, 172],
        [140, 150],
      ]),
      lighten(p.h1, 0.5),
      'opacity=".5"',
    );
    bubbles(c, p);
  },
};
