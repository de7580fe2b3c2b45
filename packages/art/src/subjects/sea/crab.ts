import { lighten } from '../../core/colour.ts';
import { eye } from '../../core/eye.ts';
import { gem } from '../../core/gem.ts';
import { both, range } from '../../core/geometry.ts';
import { shine } from '../../core/light.ts';
import { smooth } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const crab: Subject = {
  tints: ['coral', 'tomato', 'teal', 'violet'],
  scenes: ['lagoon', 'reef', 'waves', 'wreck'],
  draw(c, p) {
    both(s => {
      const X = (v: number) => 150 + s * v;
      range(3).forEach(i =>
        c.line(
          `M${X(60)} ${176 + i * 10}Q${X(104)} ${168 + i * 22} ${X(104 - i * 8)} ${222 + i * 16}`,
          c.lin([p.h2, p.h3], 90),
          9 - i,
          'stroke-linecap="round"',
        ),
      );
      c.line(`M${X(62)} 156Q${X(104)} 150 ${X(98)} 116`, p.h3, 17, 'stroke-linecap="round"');
      c.path(
        smooth(
          [
            [X(84), 122],
            [X(70), 90],
            [X(78), 54],
            [X(98), 44],
            [X(92), 74],
            [X(102), 90],
            [X(116), 62],
            [X(126), 84],
            [X(120), 112],
            [X(104), 130],
          ],
          true,
          6.5,
        ),
        c.lin([p.h1, p.h2, p.h3], s > 0 ? 40 : 70),
      );
      c.line(`M${X(26)} 140V118`, p.h3, 6, 'stroke-linecap="round"');
      eye(c, X(26), 112, 9, p.x);
    });
    c.path(
      smooth(
        [
          [150, 128],
          [206, 136],
          [232, 166],
          [216, 206],
          [186, 226],
          [150, 230],
          [114, 226],
          [84, 206],
          [68, 166],
          [94, 136],
        ],
        true,
        6.5,
      ),
      c.lin([p.h1, p.h2, p.h3], 80),
    );
    for (const [x, y, r] of [
      [110, 158, 8],
      [132, 148, 5],
      [176, 152, 6],
      [196, 166, 8],
      [150, 166, 7],
    ] as const)
      c.circle(x, y, r, lighten(p.h1, 0.3), 'opacity=".5"');
    shine(c, 'M90 152C104 142 124 138 144 138', 5, 0.5);
    gem(c, 150, 184, 15, p.x);
  },
};
