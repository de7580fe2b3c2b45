import { tone } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import { sparkle } from '../../core/light.ts';
import type { Point } from '../../core/point.ts';
import type { Subject } from '../subject.ts';
import { GREEN } from './greens.ts';

export const grapes: Subject = {
  tints: ['violet', 'plum', 'jade', 'ruby'],
  scenes: ['garden', 'bokeh', 'meadow', 'halftone'],
  draw(c, p) {
    c.line('M152 92C150 62 166 46 190 34', '#5a3a1e', 8, 'stroke-linecap="round"');
    c.path(
      'M150 84C120 28 74 40 58 74C74 78 70 92 84 94C80 108 100 106 104 112C120 114 140 104 150 84Z',
      c.lin([GREEN.h1, GREEN.h2, GREEN.h3], 60),
    );
    c.line('M148 84Q106 68 66 76', GREEN.h1, 1.6, 'opacity=".7"');
    c.line('M160 70C196 50 214 78 204 92C194 102 182 92 190 84', GREEN.h2, 3, 'stroke-linecap="round"');
    const rows: Point[] = [
      [6, 104],
      [7, 128],
      [6, 152],
      [5, 176],
      [4, 200],
      [3, 224],
      [1, 246],
    ];
    rows.forEach(([n, y], r) =>
      range(n).forEach(i =>
        c.ball(
          150 + (i - (n - 1) / 2) * 29,
          y + ((i * 5 + r) % 3) * 3,
          18,
          tone(p, 0.3 + ((i * 3 + r * 2) % 5) * 0.12),
          { hi: 0.5, lo: 0.55 },
        ),
      ),
    );
    sparkle(c, 106, 116, 10);
    sparkle(c, 186, 150, 7);
  },
};
