import { darken, lighten, tone } from '../../core/colour.ts';
import { both, range } from '../../core/geometry.ts';
import { sparkle } from '../../core/light.ts';
import { leaf } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const wings: Subject = {
  tints: ['gold', 'snow', 'obsidian', 'rose', 'silver'],
  scenes: ['rays', 'stars', 'storm', 'dawn'],
  draw(c, p) {
    both(s => {
      for (const [n, L, y, t] of [
        [10, 128, 150, 0.55],
        [8, 96, 142, 0.25],
        [6, 66, 134, 0],
      ] as const)
        range(n).forEach(i => {
          const a = -74 + i * (108 / n);
          c.path(
            leaf(150 + s * 16, y, L - i * L * 0.035, L * 0.1 + 3, s > 0 ? a : 180 - a),
            c.lin([tone(p, t + 0.35), tone(p, t - 0.1)], 0),
            `stroke="${p.h3}" stroke-width=".7" stroke-opacity=".45"`,
          );
        });
    });
    c.glow(150, 150, 70, p.x, 0.7);
    c.path('M150 84L182 132L150 226L118 132Z', c.lin([lighten(p.x, 0.55), p.x, darken(p.x, 0.5)], 60));
    c.poly(
      [
        [150, 84],
        [118, 132],
        [150, 140],
      ],
      '#fff',
      'opacity=".5"',
    );
    c.poly(
      [
        [150, 140],
        [182, 132],
        [150, 226],
      ],
      '#000',
      'opacity=".22"',
    );
    c.line('M118 132L150 140L182 132M150 140V226', '#fff', 1.4, 'opacity=".7"');
    sparkle(c, 132, 108, 12);
  },
};
