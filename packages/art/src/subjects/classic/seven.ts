import { darken, lighten } from '../../core/colour.ts';
import { star4 } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';

export const seven: Subject = {
  tints: ['flame', 'gold', 'ruby', 'rose', 'cobalt'],
  scenes: ['rays', 'bokeh', 'grid', 'embers'],
  draw(c, p) {
    const d = 'M92 66 H214 V98 C182 132 166 172 164 234 H118 C120 176 138 138 164 110 H128 Q122 110 120 122 H92Z';
    for (let i = 14; i > 0; i--)
      c.path(
        d,
        i > 12 ? darken(p.h3, 0.6) : darken(p.h3, 0.35 + i * 0.015),
        `transform="translate(${i * 0.9} ${i * 0.9})"`,
      );
    c.path(d, c.lin([p.h1, p.h2, p.h3], 80), `stroke="${lighten(p.h1, 0.5)}" stroke-width="3"`);
    c.path(
      'M98 72 H208 V92 H126 Q112 92 108 116 H98Z',
      c.lin(
        [
          ['#ffffff', 0.75],
          ['#ffffff', 0.05],
        ],
        90,
      ),
    );
    for (const [x, y, s] of [
      [212, 66, 15],
      [96, 118, 8],
      [150, 222, 10],
    ] as const)
      c.path(star4(x, y, s), '#fff');
  },
};
