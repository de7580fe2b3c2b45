import { darken, lighten } from '../../core/colour.ts';
import { gem } from '../../core/gem.ts';
import { TAU, both, polar, range } from '../../core/geometry.ts';
import { num } from '../../core/number.ts';
import type { Subject } from '../subject.ts';

export const spider: Subject = {
  tints: ['obsidian', 'ruby', 'violet', 'silver'],
  scenes: ['moonrise', 'ruin', 'cavern', 'rings'],
  draw(c, p) {
    for (let k = 1; k < 7; k++)
      c.line(
        range(13)
          .map(i => {
            const [x, y] = polar(150, 130, k * 26 - (i % 2) * 4, (i / 12) * TAU);
            return `${i ? 'L' : 'M'}${num(x)} ${num(y)}`;
          })
          .join(''),
        lighten(p.g, 0.5),
        1,
        `opacity="${num(0.7 - k * 0.07)}"`,
      );
    range(12).forEach(i => {
      const [x, y] = polar(150, 130, 190, (i / 12) * TAU);
      c.line(`M150 130L${num(x)} ${num(y)}`, lighten(p.g, 0.5), 1, 'opacity=".45"');
    });
    both(s => {
      const X = (v: number) => 150 + s * v;
      for (const [a, b, d, e] of [
        [52, 84, 74, 40],
        [76, 112, 112, 92],
        [78, 168, 118, 210],
        [54, 196, 82, 252],
      ] as const) {
        c.line(
          `M${X(14)} 142Q${X(a)} ${b - 22} ${X(a)} ${b}T${X(d)} ${e}`,
          darken(p.h3, 0.4),
          8,
          'stroke-linecap="round"',
        );
        c.line(`M${X(14)} 142Q${X(a)} ${b - 22} ${X(a)} ${b}T${X(d)} ${e}`, p.h2, 4.5, 'stroke-linecap="round"');
      }
    });
    c.ball(150, 190, 46, p.h2, { lo: 0.75 });
    gem(c, 150, 190, 22, p.x);
    c.ball(150, 136, 26, p.h2, { lo: 0.75 });
    both(s => {
      c.circle(150 + s * 8, 122, 4.5, p.x);
      c.circle(150 + s * 17, 127, 3, p.x);
    });
  },
};
