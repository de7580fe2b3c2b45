import { darken, lighten } from '../../core/colour.ts';
import { TAU, polar, range } from '../../core/geometry.ts';
import { metal, shine, sparkle } from '../../core/light.ts';
import { lathe } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const armillary: Subject = {
  tints: ['gold', 'copper', 'brass', 'silver'],
  scenes: ['observatory', 'stars', 'library', 'rings'],
  draw(c, p) {
    c.path(
      lathe([
        [10, 214],
        [22, 226],
        [12, 236],
        [60, 254],
        [64, 264],
      ]),
      metal(c, p),
    );
    c.line('M150 20V220', p.h3, 5);
    const band = (rx: number, ry: number, rot: number, w: number) => {
      c.ellipse(
        150,
        126,
        rx,
        ry,
        'none',
        `stroke="${darken(p.h3, 0.3)}" stroke-width="${w + 3}" transform="rotate(${rot} 150 126)"`,
      );
      c.ellipse(
        150,
        126,
        rx,
        ry,
        'none',
        `stroke="${c.lin([lighten(p.h1, 0.3), p.h2, p.h3, p.h1], 40)}" stroke-width="${w}" transform="rotate(${rot} 150 126)"`,
      );
    };
    band(98, 98, 0, 9);
    band(92, 34, -22, 11);
    c.ball(150, 126, 34, p.x);
    c.path(
      'M122 118Q150 104 178 124M126 142Q152 128 176 140',
      'none',
      `stroke="${lighten(p.x, 0.6)}" stroke-width="3" opacity=".5"`,
    );
    band(36, 94, 24, 7);
    band(90, 26, 34, 6);
    range(24).forEach(i => c.circle(...polar(150, 126, 98, (i / 24) * TAU), i % 2 ? 1.4 : 2.6, darken(p.h3, 0.2)));
    for (const [x, y, r, k] of [
      [66, 92, 9, p.g],
      [232, 164, 11, lighten(p.x, 0.4)],
      [206, 62, 7, p.h1],
    ] as const)
      c.ball(x, y, r, k);
    c.ball(150, 20, 7, p.h1);
    sparkle(c, 92, 58, 9);
    shine(c, 'M64 92C76 62 104 42 132 36', 3, 0.6);
  },
};
