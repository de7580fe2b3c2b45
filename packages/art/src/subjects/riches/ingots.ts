import { darken, lighten, mix } from '../../core/colour.ts';
import { gem } from '../../core/gem.ts';
import { at, both, polar, range } from '../../core/geometry.ts';
import { sparkle } from '../../core/light.ts';
import { star4 } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const ingots: Subject = {
  tints: ['gold', 'silver', 'rose', 'copper'],
  scenes: ['vault', 'rays', 'cavern', 'bokeh'],
  draw(c, p) {
    const bar = (x: number, y: number, s = 1) =>
      c.group(`transform="translate(${x} ${y}) scale(${s})"`, () => {
        c.poly(
          [
            [-52, 0],
            [-38, -34],
            [22, -34],
            [42, 0],
          ],
          c.lin([p.h1, p.h2, mix(p.h2, p.h3, 0.5)], 80),
        );
        c.poly(
          [
            [-38, -34],
            [-14, -50],
            [46, -50],
            [22, -34],
          ],
          c.lin([lighten(p.h1, 0.6), p.h1], 60),
        );
        c.poly(
          [
            [22, -34],
            [46, -50],
            [68, -18],
            [42, 0],
          ],
          c.lin([p.h3, darken(p.h3, 0.35)], 60),
        );
        c.poly(
          [
            [-42, -6],
            [-32, -28],
            [16, -28],
            [32, -6],
          ],
          'none',
          `stroke="${p.h3}" stroke-width="1.5" opacity=".6"`,
        );
        c.path(star4(-6, -16, 10), p.h3, 'opacity=".7"');
        c.line('M-38 -34L22 -34', '#fff', 2, 'opacity=".7"');
      });
    c.shade(150, 254, 130, 14);
    c.glow(150, 130, 120, p.x, 0.35);
    for (const [x, y] of [
      [74, 250],
      [152, 250],
      [230, 250],
      [112, 206],
      [190, 206],
      [150, 162],
    ] as const)
      bar(x - 6, y);
    gem(c, 150, 74, 27, p.x);
    both(s => sparkle(c, 150 + s * 62, 96, 12));
    sparkle(c, 96, 168, 9);
    range(6).forEach(i =>
      c.line(
        `M${at(polar(150, 74, 36, i * 1.047 - 0.5))}L${at(polar(150, 74, 48, i * 1.047 - 0.5))}`,
        lighten(p.x, 0.6),
        3,
        'stroke-linecap="round"',
      ),
    );
  },
};
