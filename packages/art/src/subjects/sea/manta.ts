import { lighten } from '../../core/colour.ts';
import { eye } from '../../core/eye.ts';
import { both, range } from '../../core/geometry.ts';
import { shine } from '../../core/light.ts';
import { smooth } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';
import { bubbles } from './bubbles.ts';

export const manta: Subject = {
  tints: ['indigo', 'obsidian', 'teal', 'cobalt'],
  scenes: ['reef', 'abyss', 'ripples', 'nebula'],
  draw(c, p) {
    c.group('transform="rotate(-16 150 150)"', () => {
      c.line('M150 200C152 236 166 262 196 286', p.h3, 4, 'stroke-linecap="round"');
      both(s =>
        c.path(
          smooth([
            [150 + s * 14, 92],
            [150 + s * 26, 66],
            [150 + s * 22, 52],
            [150 + s * 36, 66],
            [150 + s * 34, 96],
          ]),
          c.lin([p.h1, p.h3], 60),
        ),
      );
      c.path(
        smooth(
          [
            [150, 88],
            [186, 96],
            [232, 128],
            [286, 132],
            [252, 164],
            [204, 190],
            [166, 206],
            [150, 214],
            [134, 206],
            [96, 190],
            [48, 164],
            [14, 132],
            [68, 128],
            [114, 96],
          ],
          true,
          6.5,
        ),
        c.lin([p.h1, p.h2, p.h3], 60),
      );
      both(s => {
        c.path(
          smooth([
            [150 + s * 34, 112],
            [150 + s * 70, 132],
            [150 + s * 60, 156],
            [150 + s * 30, 148],
          ]),
          lighten(p.h1, 0.5),
          'opacity=".75"',
        );
        range(8).forEach(i => c.circle(150 + s * (48 + i * 9), 160 - i * 3.5 + (i % 2) * 6, 2.2, p.x, 'opacity=".9"'));
        eye(c, 150 + s * 33, 100, 4, p.x);
        range(4).forEach(i =>
          c.line(`M${150 + s * (10 + i)} ${150 + i * 9}q${s * 8} 5 ${s * 16} 0`, p.h3, 2, 'opacity=".5"'),
        );
      });
      shine(c, 'M40 134C80 138 110 108 150 98', 3, 0.4);
    });
    bubbles(c, p, 10);
  },
};
