import { darken } from '../../core/colour.ts';
import { both, range } from '../../core/geometry.ts';
import { shine } from '../../core/light.ts';
import { smooth } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';
import { bubbles } from './bubbles.ts';

export const shark: Subject = {
  tints: ['slate', 'cobalt', 'steel', 'teal'],
  scenes: ['abyss', 'reef', 'waves', 'wreck'],
  draw(c, p) {
    c.path(
      smooth(
        [
          [150, 20],
          [176, 54],
          [190, 92],
        ],
        false,
      ) + 'L150 100Z',
      'none',
    );
    c.path(
      smooth(
        [
          [40, 190],
          [92, 158],
          [118, 160],
          [100, 214],
          [66, 232],
        ],
        true,
      ),
      c.lin([p.h2, p.h3], 60),
    );
    c.path(
      smooth(
        [
          [260, 190],
          [208, 158],
          [182, 160],
          [200, 214],
          [234, 232],
        ],
        true,
      ),
      c.lin([p.h3, darken(p.h3, 0.4)], 60),
    );
    c.poly(
      [
        [150, 34],
        [134, 84],
        [166, 84],
      ],
      c.lin([p.h2, p.h3], 0),
    );
    c.path(
      smooth(
        [
          [150, 62],
          [190, 84],
          [212, 130],
          [208, 182],
          [190, 232],
          [150, 258],
          [110, 232],
          [92, 182],
          [88, 130],
          [110, 84],
        ],
        true,
        6.5,
      ),
      c.lin([p.h1, p.h2, p.h3], 70),
    );
    c.path(
      smooth([
        [150, 150],
        [196, 160],
        [206, 186],
        [190, 232],
        [150, 258],
        [110, 232],
        [94, 186],
        [104, 160],
      ]),
      c.lin(['#ffffff', '#e3ebf2', '#a9b8c8'], 90),
    );
    c.path(
      smooth([
        [150, 168],
        [186, 178],
        [194, 204],
        [176, 232],
        [150, 240],
        [124, 232],
        [106, 204],
        [114, 178],
      ]),
      c.lin(['#7a1830', '#2a0410'], 90),
    );
    range(9).forEach(i => {
      const x = 114 + i * 9,
        y = 180 - Math.sin((i / 8) * Math.PI) * 9;
      c.poly(
        [
          [x - 4.5, y],
          [x + 4.5, y],
          [x, y + 15],
        ],
        '#fff',
      );
    });
    range(7).forEach(i => {
      const x = 123 + i * 9,
        y = 228 + Math.sin((i / 6) * Math.PI) * 10;
      c.poly(
        [
          [x - 4.5, y],
          [x + 4.5, y],
          [x, y - 14],
        ],
        '#eef2f6',
      );
    });
    both(s => {
      c.circle(150 + s * 44, 132, 7, '#07080e');
      c.circle(150 + s * 44 - 2, 130, 2, '#fff');
      range(3).forEach(i =>
        c.line(`M${150 + s * (60 - i)} ${196 + i * 10}q${-s * 8} 6 ${-s * 4} 14`, p.h3, 2.2, 'opacity=".7"'),
      );
      c.ellipse(150 + s * 12, 138, 3, 2, p.h3);
    });
    shine(c, 'M112 92C100 112 98 132 100 148', 5, 0.4);
    bubbles(c, p, 9);
  },
};
