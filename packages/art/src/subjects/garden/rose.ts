import { tone } from '../../core/colour.ts';
import { TAU, polar, range } from '../../core/geometry.ts';
import { shine, sparkle } from '../../core/light.ts';
import { num } from '../../core/number.ts';
import { leaf } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';
import { GREEN } from './greens.ts';

export const rose: Subject = {
  tints: ['ruby', 'rose', 'snow', 'violet', 'obsidian', 'peach'],
  scenes: ['garden', 'curtain', 'arch', 'bokeh'],
  draw(c, p) {
    c.line('M152 200C150 230 156 252 148 286', GREEN.h3, 9, 'stroke-linecap="round"');
    c.line('M151 200C149 230 155 252 147 286', GREEN.h2, 5, 'stroke-linecap="round"');
    for (const [x, y, L, a] of [
      [150, 246, 76, -24],
      [150, 254, 72, 204],
    ] as const) {
      c.path(leaf(x, y, L, 19, a), c.lin([GREEN.h1, GREEN.h2, GREEN.h3], 60));
      const [u, v] = polar(x, y, L * 0.9, (a * TAU) / 360);
      c.line(`M${x} ${y}L${num(u)} ${num(v)}`, GREEN.h1, 1.4, 'opacity=".7"');
    }
    for (const a of [30, 90, 150, -10, 190]) c.path(leaf(150, 176, 62, 11, a), c.lin([GREEN.h2, GREEN.h3], 90));
    const ringed = (n: number, R: number, L: number, W: number, off: number, t: number) =>
      range(n).forEach(i => {
        const a = (i / n) * 360 + off,
          [x, y] = polar(150, 130, R, (a * TAU) / 360);
        c.circle(
          x,
          y,
          W,
          c.rad(
            [tone(p, t + 0.5), tone(p, t + 0.15), tone(p, t - 0.15)],
            50 - Math.cos((a * TAU) / 360) * 40,
            50 - Math.sin((a * TAU) / 360) * 40,
            92,
          ),
          `stroke="${tone(p, t + 0.6)}" stroke-width="1" stroke-opacity=".5"`,
        );
      });
    ringed(6, 52, 0, 46, 10, 0.5);
    ringed(5, 38, 0, 38, 40, 0.32);
    ringed(5, 22, 0, 30, 4, 0.2);
    ringed(3, 11, 0, 21, 60, 0.05);
    c.path(
      'M150 112C166 112 170 130 158 138C146 144 136 134 142 124C148 118 156 126 150 132',
      'none',
      `stroke="${p.h3}" stroke-width="3.5" stroke-linecap="round" opacity=".8"`,
    );
    range(4).forEach(i => c.circle(106 + i * 26, 92 + (i % 2) * 52, 4, '#fff', 'opacity=".55"'));
    shine(c, 'M82 118C86 92 104 74 126 68', 5, 0.4);
    sparkle(c, 214, 72, 12);
  },
};
