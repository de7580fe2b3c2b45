import { darken, lighten } from '../../core/colour.ts';
import { TAU, at, polar, range } from '../../core/geometry.ts';
import { leaf, smooth } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';
import { GREEN } from './greens.ts';

export const orchid: Subject = {
  tints: ['violet', 'rose', 'snow', 'peach'],
  scenes: ['garden', 'foliage', 'bokeh', 'moonrise'],
  draw(c, p) {
    c.line('M60 290C80 220 60 150 130 110S240 60 252 30', GREEN.h3, 6, 'stroke-linecap="round"');
    c.line('M60 290C80 220 60 150 130 110S240 60 252 30', GREEN.h2, 3, 'stroke-linecap="round"');
    for (const [x, y, s, r] of [
      [226, 78, 0.5, 14],
      [84, 214, 0.66, -16],
      [160, 146, 1, 4],
    ] as const)
      c.group(`transform="translate(${x} ${y}) rotate(${r}) scale(${s})"`, () => {
        for (const a of [-90, 34, 146]) {
          c.path(
            leaf(0, 0, 92, 25, a),
            c.lin([lighten(p.h1, 0.3), p.h2], 90),
            `stroke="${p.h3}" stroke-width=".8" stroke-opacity=".5"`,
          );
        }
        for (const a of [-28, 208]) {
          c.path(
            leaf(0, 4, 96, 44, a),
            c.lin([lighten(p.h1, 0.4), p.h1, p.h2], 40),
            `stroke="${p.h3}" stroke-width=".8" stroke-opacity=".5"`,
          );
          range(7).forEach(i => {
            const q = polar(0, 4, 80, ((a + (i - 3) * 8) * TAU) / 360);
            c.line(`M0 4L${at(q)}`, p.h3, 1.2, 'opacity=".35"');
          });
        }
        c.path(
          smooth([
            [-16, 4],
            [-30, 30],
            [-12, 40],
            [0, 64],
            [12, 40],
            [30, 30],
            [16, 4],
            [0, -8],
          ]),
          c.lin([lighten(p.x, 0.3), p.x, darken(p.x, 0.4)], 90),
        );
        c.ellipse(0, 12, 9, 13, '#fff3b8');
        range(5).forEach(i => c.circle(-10 + i * 5, 28 + Math.abs(i - 2) * -3, 1.8, darken(p.x, 0.6)));
        c.ball(0, -2, 9, lighten(p.h1, 0.5));
      });
    for (const [x, y] of [
      [258, 26],
      [246, 44],
      [58, 262],
    ] as const)
      c.path(leaf(x, y, 24, 9, -60), c.lin([p.h1, p.h2], 90));
  },
};
