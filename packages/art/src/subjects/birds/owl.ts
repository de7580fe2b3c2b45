import { darken, lighten, tone } from '../../core/colour.ts';
import { TAU, both, polar, range } from '../../core/geometry.ts';
import { leaf, smooth } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';
import { fan } from './feather-fan.ts';

export const owl: Subject = {
  tints: ['umber', 'slate', 'snow', 'violet'],
  scenes: ['moonrise', 'pines', 'library', 'stars'],
  draw(c, p) {
    both(s =>
      fan(
        c,
        150 + s * 40,
        130,
        7,
        s > 0 ? 40 : 140,
        s > 0 ? 96 : 84,
        i => 120 - i * 3,
        17,
        i => c.lin(i % 2 ? [p.h2, p.h3] : [p.h1, p.h3], 80),
      ),
    );
    c.path(
      smooth([
        [150, 70],
        [206, 88],
        [214, 150],
        [196, 222],
        [150, 258],
        [104, 222],
        [86, 150],
        [94, 88],
      ]),
      c.lin([p.h1, p.h2, p.h3], 70),
    );
    for (let r = 0; r < 5; r++)
      for (let i = 0; i < 6 - (r > 2 ? r - 2 : 0); i++) {
        const n = 6 - (r > 2 ? r - 2 : 0);
        c.path(
          leaf(150 + (i - (n - 1) / 2) * 18, 168 + r * 15, 20, 8, 90),
          tone(p, (i + r) % 2 ? 0.15 : 0.6),
          `stroke="${p.h3}" stroke-width=".8"`,
        );
      }
    both(s => {
      const X = (v: number) => 150 + s * v;
      c.path(
        `M${X(0)} 128C${X(14)} 92 ${X(40)} 84 ${X(76)} 44C${X(76)} 84 ${X(70)} 104 ${X(60)} 118Z`,
        c.lin([p.h1, p.h3], s > 0 ? 30 : 120),
      );
      c.circle(X(30), 130, 35, c.rad([lighten(p.h1, 0.5), p.h1, p.h2]));
      range(18).forEach(i => {
        const a = (i / 18) * TAU;
        const [x, y] = polar(X(30), 130, 22, a);
        c.path(leaf(x, y, 14, 3, (a * 360) / TAU), p.h3, 'opacity=".35"');
      });
      c.circle(X(30), 130, 21, '#0b0c14');
      c.circle(X(30), 130, 18, c.rad([lighten(p.x, 0.5), p.x, darken(p.x, 0.35)]));
      c.circle(X(30), 130, 9, '#06070c');
      c.circle(X(24), 123, 4.5, '#fff');
    });
    c.path('M150 132L162 150L150 174L138 150Z', c.lin(['#ffe2a0', '#d98a24', '#6a3a0c'], 60));
    c.rect(70, 252, 160, 12, c.lin([p.h3, darken(p.h3, 0.5)], 90), 'rx="6"');
    both(s => range(3).forEach(i => c.path(leaf(150 + s * (16 + i * 9), 244, 18, 5, 90), '#e8b04a')));
  },
};
