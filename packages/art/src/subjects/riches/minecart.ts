import { darken, lighten } from '../../core/colour.ts';
import { TAU, at, polar, range } from '../../core/geometry.ts';
import { sparkle } from '../../core/light.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import { ngon } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';
import { GOLD } from './materials.ts';

export const minecart: Subject = {
  wide: true,
  tints: ['umber', 'steel', 'rust', 'slate'],
  scenes: ['cavern', 'mesa', 'ridge'],
  draw(c, p) {
    c.line('M10 262L290 262', '#2a2026', 7);
    range(8).forEach(i => c.rect(24 + i * 34, 258, 16, 12, '#4a3424'));
    for (const [x, y, r, k] of [
      [96, 128, 26, GOLD.h2],
      [140, 110, 30, p.x],
      [188, 116, 27, GOLD.h2],
      [214, 136, 20, p.x],
      [74, 142, 17, GOLD.h1],
      [120, 142, 22, GOLD.h1],
      [166, 140, 24, GOLD.h2],
    ] as const) {
      const q = ngon(x, y, r, 7, x);
      q.forEach((v, i) =>
        c.poly(
          [[x - r * 0.15, y - r * 0.2], v, nth(q, (i + 1) % 7)],
          i < 2 ? darken(k, 0.35) : i < 4 ? k : i < 6 ? lighten(k, 0.4) : lighten(k, 0.15),
        ),
      );
    }
    c.poly(
      [
        [50, 146],
        [250, 146],
        [224, 236],
        [76, 236],
      ],
      c.lin([p.h1, p.h2, p.h3], 70),
    );
    for (const x of [92, 138, 184])
      c.poly(
        [
          [x - 4, 146],
          [x + 14, 146],
          [x + 11, 236],
          [x, 236],
        ],
        c.lin(['#8a95a8', '#434c5e'], 90),
        'opacity=".85"',
      );
    c.rect(42, 138, 216, 16, c.lin(['#b9c4d6', '#566177', '#2a303e'], 90), 'rx="5"');
    c.rect(70, 230, 160, 12, '#39404e', 'rx="3"');
    range(6).forEach(i => c.circle(60 + i * 36, 146, 3, '#e6ecf5'));
    for (const x of [104, 196]) {
      c.circle(x, 248, 24, '#20242e');
      c.circle(x, 248, 17, c.lin(['#9aa6ba', '#3c4454'], 60));
      range(6).forEach(i => c.line(`M${x} 248L${at(polar(x, 248, 16, (i / 6) * TAU))}`, '#20242e', 3));
      c.circle(x, 248, 5, GOLD.h1);
    }
    sparkle(c, 132, 92, 13);
    sparkle(c, 200, 104, 9);
    sparkle(c, 90, 112, 7);
    c.glow(150, 120, 100, '#ffd76a', 0.3);
  },
};
