import { tone } from '../../core/colour.ts';
import { facets } from '../../core/facets.ts';
import { TAU, both, polar, range } from '../../core/geometry.ts';
import { leaf } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const bison: Subject = {
  tints: ['umber', 'obsidian', 'rust', 'snow'],
  scenes: ['mesa', 'savanna', 'ridge', 'storm'],
  draw(c, p) {
    both(s => {
      const X = (v: number) => 150 + s * v;
      c.path(
        `M${X(66)} 122C${X(108)} 122 ${X(122)} 92 ${X(108)} 54C${X(100)} 84 ${X(84)} 92 ${X(60)} 92Z`,
        c.lin(['#fffaf0', '#d9c9ae', '#5d4a38'], s > 0 ? 10 : 170),
      );
      c.path(`M${X(108)} 54Q${X(112)} 76 ${X(100)} 94`, 'none', 'stroke="#fff" stroke-width="2" opacity=".5"');
    });
    range(15).forEach(i => {
      const a = 180 + (i / 14) * 180;
      const [x, y] = polar(150, 128, 40, (a * TAU) / 360);
      c.path(leaf(x, y, 46, 18, a), tone(p, 0.7 + (i % 2) * 0.25));
    });
    facets(c, p, [
      [
        [
          [150, 66],
          [104, 78],
          [84, 120],
          [118, 136],
          [150, 120],
        ],
        0.5,
      ],
      [
        [
          [84, 120],
          [54, 136],
          [62, 154],
          [96, 152],
        ],
        1.1,
      ],
      [
        [
          [84, 120],
          [94, 176],
          [118, 190],
          [118, 136],
        ],
        0.75,
      ],
      [
        [
          [150, 120],
          [118, 136],
          [118, 190],
          [150, 200],
        ],
        0.3,
      ],
      [
        [
          [118, 190],
          [108, 214],
          [124, 240],
          [150, 246],
          [150, 200],
        ],
        0.85,
      ],
    ]);
    range(9).forEach(i =>
      c.path(
        leaf(110 + i * 10, 76 + Math.abs(i - 4) * 3, 40 - Math.abs(i - 4) * 3, 8, 90 + (i - 4) * 5),
        tone(p, i % 2 ? 0.65 : 0.9),
      ),
    );
    range(9).forEach(i =>
      c.path(
        leaf(118 + i * 8, 238 - Math.abs(i - 4) * 2, 30 - Math.abs(i - 4) * 3, 7, 90 + (4 - i) * 6),
        tone(p, i % 2 ? 1.1 : 0.9),
      ),
    );
    both(s => {
      c.ellipse(150 + s * 40, 152, 7, 6, '#0a0a10');
      c.circle(150 + s * 38, 150, 2, '#fff');
      c.ellipse(150 + s * 18, 222, 8, 6, '#0a0a10');
    });
    c.circle(150, 240, 13, 'none', `stroke="${p.x}" stroke-width="4"`);
  },
};
