import { range } from '../../core/geometry.ts';
import { shine } from '../../core/light.ts';
import { smooth } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const whale: Subject = {
  tints: ['cobalt', 'slate', 'indigo', 'ice'],
  scenes: ['moonrise', 'waves', 'abyss', 'stars'],
  draw(c, p) {
    c.path(
      'M198 84C190 52 168 44 156 50C172 54 178 66 182 88Z',
      c.lin(
        [
          ['#fff', 0.9],
          [p.g, 0.2],
        ],
        90,
      ),
    );
    c.path(
      'M200 84C206 50 228 40 242 48C226 52 218 66 212 90Z',
      c.lin(
        [
          ['#fff', 0.9],
          [p.g, 0.2],
        ],
        90,
      ),
    );
    c.path(
      smooth(
        [
          [40, 92],
          [26, 62],
          [8, 56],
          [30, 44],
          [50, 60],
          [64, 42],
          [86, 44],
          [72, 62],
          [62, 92],
          [76, 128],
          [110, 118],
          [160, 92],
          [220, 90],
          [262, 116],
          [276, 154],
          [254, 190],
          [206, 210],
          [150, 214],
          [100, 198],
          [60, 158],
        ],
        true,
        6.5,
      ),
      c.lin([p.h1, p.h2, p.h3], 70),
    );
    c.path(
      smooth([
        [276, 154],
        [254, 190],
        [206, 210],
        [150, 214],
        [112, 202],
        [160, 196],
        [214, 176],
        [250, 154],
      ]),
      c.lin(['#ffffff', '#cfdcea'], 90),
    );
    range(7).forEach(i =>
      c.line(
        `M${256 - i * 4} ${166 + i * 5}Q${200 - i * 6} ${188 + i * 4} ${140 - i * 2} ${200 + i * 2}`,
        p.h3,
        1.4,
        'opacity=".45"',
      ),
    );
    c.path(
      smooth([
        [158, 180],
        [150, 216],
        [126, 246],
        [112, 242],
        [118, 212],
        [132, 182],
      ]),
      c.lin([p.h2, p.h3], 60),
    );
    c.circle(222, 150, 5, '#07080e');
    c.circle(220.5, 148.5, 1.8, '#fff');
    c.line('M236 156Q250 150 262 152', p.h3, 2, 'opacity=".6"');
    shine(c, 'M120 130C150 108 190 98 226 106', 5, 0.35);
    for (const [x, y, r] of [
      [96, 148, 5],
      [116, 142, 3],
      [140, 130, 4],
      [84, 138, 3],
    ] as const)
      c.circle(x, y, r, '#fff', 'opacity=".3"');
  },
};
