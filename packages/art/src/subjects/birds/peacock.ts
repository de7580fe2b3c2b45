import { darken, lighten, mix, tone } from '../../core/colour.ts';
import { TAU, both, polar, range } from '../../core/geometry.ts';
import { shine } from '../../core/light.ts';
import { leaf, smooth } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const peacock: Subject = {
  tints: ['teal', 'cobalt', 'emerald', 'violet'],
  scenes: ['deco', 'garden', 'weave', 'rings'],
  draw(c, p) {
    for (const [n, R, s] of [
      [17, 128, 1],
      [13, 98, 0.86],
      [9, 70, 0.7],
    ] as const) {
      const feather = c.symbol(() => {
        c.path(leaf(0, 0, R + 14 * s, 10 * s + 5, 0), c.lin([tone(p, 0.9), tone(p, 0.45)], 0));
        c.ellipse(R, 0, 13 * s, 10 * s, '#e8c15a');
        c.circle(R, 0, 8 * s, mix(p.h2, '#2ad0c0', 0.5));
        c.circle(R + 1, 0, 4.5 * s, '#1a1466');
      });
      range(n).forEach(i => c.use(feather, `translate(150 196) rotate(${Math.round(-188 + (i / (n - 1)) * 196)})`));
    }
    c.path(
      smooth([
        [150, 92],
        [164, 104],
        [162, 130],
        [172, 168],
        [174, 214],
        [150, 246],
        [126, 214],
        [128, 168],
        [138, 130],
        [136, 104],
      ]),
      c.lin([lighten(p.h1, 0.2), mix(p.h2, '#1c6cf0', 0.55), darken(p.h3, 0.2)], 60),
    );
    range(3).forEach(i => {
      const a = -116 + i * 26,
        [x, y] = polar(150, 96, 30, (a * TAU) / 360);
      c.line(`M150 96L${Math.round(x)} ${Math.round(y)}`, lighten(p.h1, 0.3), 2);
      c.ball(x, y, 4, p.x);
    });
    both(s => {
      c.ellipse(150 + s * 8, 106, 4.5, 5.5, '#fff');
      c.circle(150 + s * 7, 107, 2.6, '#0a0a10');
    });
    c.path('M144 114L150 128L156 114Z', '#f0b84a');
    shine(c, 'M138 150C132 176 132 200 140 220', 3.5, 0.5);
  },
};
