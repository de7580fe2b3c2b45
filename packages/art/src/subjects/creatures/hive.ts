import { darken, lighten } from '../../core/colour.ts';
import { TAU, polar } from '../../core/geometry.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import type { Subject } from '../subject.ts';

const hx = (x: number, y: number, s: number) =>
  Array.from({ length: 6 }, (_, i) => polar(x, y, s, (i / 6) * TAU + Math.PI / 6));

export const hive: Subject = {
  wide: true,
  tints: ['gold', 'topaz'],
  scenes: ['plain', 'meadow'],
  draw(c, p) {
    for (const [i, j, m] of [
      [0, 0, 1],
      [1, 0, 0],
      [-1, 0, 1],
      [0.5, 1, 0],
      [-0.5, 1, 1],
      [0.5, -1, 1],
      [-0.5, -1, 0],
      [1.5, 1, 1],
      [-1.5, -1, 1],
      [1.5, -1, 0],
      [-1.5, 1, 0],
      [0, 2, 1],
      [1, 2, 1],
      [-1, 2, 0],
      [0, -2, 1],
      [-1, -2, 1],
      [1, -2, 0],
    ] as const) {
      const x = 150 + i * 62,
        y = 150 + j * 54;
      c.poly(
        hx(x, y, 33),
        m ? c.lin([lighten(p.h1, 0.3), p.h2, p.h3], 70) : c.lin([darken(p.h3, 0.35), darken(p.h3, 0.6)], 70),
        `stroke="${m ? lighten(p.h1, 0.5) : p.h3}" stroke-width="2"`,
      );
      if (m)
        c.poly(
          [nth(hx(x, y, 28), 3), nth(hx(x, y, 28), 4), nth(hx(x, y, 28), 5), [x, y - 12]],
          '#fff',
          'opacity=".28"',
        );
    }
    for (const [x, y, L] of [
      [120, 268, 26],
      [96, 206, 40],
      [181, 272, 18],
    ] as const) {
      c.path(
        `M${x - 12} ${y - 12} Q${x - 6} ${y} ${x - 6} ${y + L} a6 6 0 0 0 12 0 Q${x + 6} ${y} ${x + 12} ${y - 12}Z`,
        p.h1,
      );
    }
    c.group('transform="translate(150 146) rotate(-20)"', () => {
      c.ellipse(-12, -28, 13, 28, '#fff', 'opacity=".75" transform="rotate(-28)"');
      c.ellipse(16, -28, 13, 28, '#fff', 'opacity=".6" transform="rotate(22)"');
      c.ellipse(0, 0, 38, 24, c.lin(['#ffd861', '#d98d12'], 90));
      c.path('M-14 -22 V22 M4 -24 V24 M20 -20 V20', 'none', 'stroke="#20140a" stroke-width="9"');
      c.circle(-36, -2, 14, '#20140a');
      c.circle(-41, -5, 3.4, '#fff');
    });
  },
};
