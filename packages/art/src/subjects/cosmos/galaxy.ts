import { lighten } from '../../core/colour.ts';
import { at, polar, range } from '../../core/geometry.ts';
import { sparkle } from '../../core/light.ts';
import { star4 } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const galaxy: Subject = {
  tints: ['violet', 'rose', 'teal', 'ice'],
  scenes: ['stars', 'nebula'],
  draw(c, p) {
    c.group('transform="translate(150 150) rotate(-24) scale(1 .66) translate(-150 -150)"', () => {
      c.circle(
        150,
        150,
        150,
        c.rad([
          [lighten(p.h1, 0.5), 0.95],
          [p.h2, 0.6, 0.4],
          [p.h3, 0, 1],
        ]),
        'stroke="none"',
      );
      for (let arm = 0; arm < 2; arm++)
        for (const [w, k, o, turn] of [
          [34, p.h2, 0.5, 0],
          [20, p.h1, 0.75, 0.12],
          [9, lighten(p.x, 0.3), 0.85, 0.26],
          [4, '#ffffff', 0.9, 0.2],
        ] as const) {
          const pts = range(13).map(i => {
            const t = i / 12;
            return polar(150, 150, 20 + t * 118, arm * Math.PI + turn + t * 4.1);
          });
          c.line(pts.map((q, i) => (i ? 'L' : 'M') + at(q)).join(''), k, w, `stroke-linecap="round" opacity="${o}"`);
        }
      for (const [k, r] of [
        ['#ffffff', 1.4],
        [lighten(p.x, 0.5), 2.2],
        [p.h1, 3],
      ] as const)
        for (let i = 0; i < 34; i++) {
          const t = c.rand(),
            [x, y] = polar(150, 150, 16 + t * 128, (i % 2) * Math.PI + t * 4.1 + (c.rand() - 0.5) * 0.9);
          c.circle(x, y, r, k, 'opacity=".85"');
        }
      c.circle(
        150,
        150,
        52,
        c.rad([
          ['#ffffff', 1],
          [lighten(p.h1, 0.6), 0.95, 0.4],
          [p.h1, 0, 1],
        ]),
        'stroke="none"',
      );
    });
    c.path(star4(150, 150, 44), '#fff');
    sparkle(c, 240, 70, 13);
    sparkle(c, 58, 232, 10);
    sparkle(c, 76, 72, 7);
  },
};
