import { lighten } from '../../core/colour.ts';
import { TAU, at, polar, range } from '../../core/geometry.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import { star4 } from '../../core/outlines.ts';
import type { Point } from '../../core/point.ts';
import type { Subject } from '../subject.ts';

export const constellation: Subject = {
  tints: ['ice', 'gold', 'rose', 'mint'],
  scenes: ['stars', 'observatory', 'ridge', 'nebula'],
  draw(c, p) {
    const pts: Point[] = [
      [62, 198],
      [92, 150],
      [140, 138],
      [176, 96],
      [226, 78],
      [242, 128],
      [206, 164],
      [214, 216],
      [150, 226],
      [110, 246],
    ];
    const links: Point[] = [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 6],
      [6, 3],
      [6, 7],
      [7, 8],
      [8, 2],
      [8, 9],
      [9, 0],
    ];
    c.circle(150, 152, 118, 'none', `stroke="${p.h1}" stroke-width="1.6" opacity=".6"`);
    c.circle(150, 152, 126, 'none', `stroke="${p.h2}" stroke-width="5" stroke-dasharray="1.5 9" opacity=".9"`);
    c.circle(150, 152, 64, 'none', `stroke="${p.h1}" stroke-width="1" opacity=".35"`);
    range(12).forEach(i =>
      c.line(
        `M${at(polar(150, 152, 64, (i / 12) * TAU))}L${at(polar(150, 152, 118, (i / 12) * TAU))}`,
        p.h1,
        0.9,
        'opacity=".3"',
      ),
    );
    c.poly([nth(pts, 2), nth(pts, 3), nth(pts, 6), nth(pts, 8)], p.x, 'opacity=".16"');
    c.poly([nth(pts, 3), nth(pts, 4), nth(pts, 5), nth(pts, 6)], p.h1, 'opacity=".18"');
    for (const [a, b] of links)
      c.line(`M${at(nth(pts, a))}L${at(nth(pts, b))}`, lighten(p.h1, 0.4), 2.2, 'opacity=".85"');
    pts.forEach(([x, y], i) => {
      const r = nth([20, 13, 17, 24, 14, 18, 13, 20, 15, 12], i);
      c.glow(x, y, r * 1.7, i % 3 ? p.h1 : p.x, 0.9);
      c.path(star4(x, y, r), i % 3 ? '#ffffff' : lighten(p.x, 0.5));
    });
  },
};
