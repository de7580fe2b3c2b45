import { darken, lighten } from '../../core/colour.ts';
import { eye } from '../../core/eye.ts';
import { both } from '../../core/geometry.ts';
import { shine } from '../../core/light.ts';
import { smooth } from '../../core/outlines.ts';
import type { Point } from '../../core/point.ts';
import type { Subject } from '../subject.ts';

export const octopus: Subject = {
  tints: ['coral', 'violet', 'rust', 'teal'],
  scenes: ['abyss', 'reef', 'wreck', 'waves'],
  draw(c, p) {
    const arms: Point[][] = [
      [
        [118, 170],
        [70, 180],
        [36, 150],
        [30, 110],
        [52, 96],
        [62, 112],
      ],
      [
        [122, 184],
        [84, 216],
        [44, 216],
        [26, 240],
        [44, 262],
        [62, 250],
      ],
      [
        [136, 192],
        [122, 232],
        [96, 262],
        [110, 284],
        [130, 276],
      ],
      [
        [164, 192],
        [178, 232],
        [204, 262],
        [190, 284],
        [170, 276],
      ],
      [
        [178, 184],
        [216, 216],
        [256, 216],
        [274, 240],
        [256, 262],
        [238, 250],
      ],
      [
        [182, 170],
        [230, 180],
        [264, 150],
        [270, 110],
        [248, 96],
        [238, 112],
      ],
    ];
    for (const [i, a] of arms.entries()) {
      const d = smooth(a, false);
      c.line(d, darken(p.h3, 0.3), 27, 'stroke-linecap="round" stroke-linejoin="round"');
      c.line(
        d,
        c.linAt([[p.h2], [p.h3]], 150, 150, i < 3 ? 20 : 280, 240),
        22,
        'stroke-linecap="round" stroke-linejoin="round"',
      );
      c.line(d, lighten(p.h1, 0.35), 5, 'stroke-dasharray=".1 13" stroke-linecap="round" opacity=".85"');
    }
    c.path(
      smooth(
        [
          [150, 44],
          [196, 60],
          [214, 104],
          [200, 146],
          [188, 176],
          [178, 198],
          [150, 204],
          [122, 198],
          [112, 176],
          [100, 146],
          [86, 104],
          [104, 60],
        ],
        true,
        6.5,
      ),
      c.lin([p.h1, p.h2, p.h3], 60),
    );
    for (const [x, y, r] of [
      [124, 76, 9],
      [150, 62, 6],
      [176, 84, 8],
      [140, 100, 5],
      [190, 110, 5],
      [106, 108, 5],
    ] as const)
      c.circle(x, y, r, lighten(p.h1, 0.3), 'opacity=".5"');
    both(s => {
      c.ellipse(150 + s * 30, 152, 17, 15, lighten(p.h1, 0.2));
      eye(c, 150 + s * 30, 153, 9, p.x);
      c.line(`M${150 + s * 12} 142Q${150 + s * 30} 128 ${150 + s * 50} 142`, p.h3, 4, 'stroke-linecap="round"');
    });
    shine(c, 'M108 76C98 92 98 112 104 128', 5, 0.45);
  },
};
