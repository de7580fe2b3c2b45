import { lighten, tone } from '../../core/colour.ts';
import { gem } from '../../core/gem.ts';
import { TAU, polar, range } from '../../core/geometry.ts';
import { shine, sparkle } from '../../core/light.ts';
import { smooth } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

/** An irregular ring; `j` rotates its bumps. */
const ringPts = (R: number, j: number, n = 26) =>
  range(n).map(i => polar(150, 152, R + ((i * 37 + j * 13) % 7) * (R / 40) - R / 16, (i / n) * TAU));

export const geode: Subject = {
  tints: ['violet', 'teal', 'rose', 'cobalt', 'topaz'],
  scenes: ['cavern', 'plain', 'bokeh', 'mesa'],
  draw(c, p) {
    c.path(smooth(ringPts(118, 1)), c.lin(['#b9a894', '#6a5c50', '#2c2622'], 60));
    c.path(smooth(ringPts(104, 2)), '#3a322e');
    (
      [
        [98, 0.95],
        [90, 0.7],
        [83, -0.2],
        [77, 0.5],
        [70, 0.1],
      ] as const
    ).forEach(([R, t], i) => c.path(smooth(ringPts(R, i + 3)), tone(p, t)));
    c.circle(150, 152, 62, c.rad([lighten(p.h1, 0.3), p.h2, p.h3]));
    for (const [n, R, r, t] of [
      [16, 60, 30, 0.2],
      [13, 42, 26, -0.1],
      [9, 24, 20, 0.35],
    ] as const)
      range(n).forEach(i => {
        const a = (i / n) * TAU + R,
          [x, y] = polar(150, 152, R, a),
          tip = polar(150, 152, R - r, a),
          l = polar(x, y, 8, a + 1.57),
          q = polar(x, y, 8, a - 1.57);
        c.poly([l, tip, [x, y]], tone(p, t + (i % 3) * 0.2 - 0.2));
        c.poly([q, tip, [x, y]], tone(p, t + 0.35));
      });
    c.glow(150, 152, 36, '#fff', 0.6);
    gem(c, 150, 152, 13, p.x);
    sparkle(c, 118, 112, 11);
    sparkle(c, 186, 178, 9);
    sparkle(c, 170, 104, 6);
    shine(c, 'M50 118C62 84 92 56 124 46', 5, 0.3);
  },
};
