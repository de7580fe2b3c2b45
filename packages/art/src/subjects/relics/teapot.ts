import { lighten, mix } from '../../core/colour.ts';
import { both, range } from '../../core/geometry.ts';
import { shine } from '../../core/light.ts';
import { num } from '../../core/number.ts';
import { lathe, leaf } from '../../core/outlines.ts';
import type { Subject } from '../subject.ts';
import { GOLD } from './materials.ts';

export const teapot: Subject = {
  tints: ['cobalt', 'jade', 'blush', 'pearl', 'copper'],
  scenes: ['garden', 'weave', 'clockwork', 'bokeh'],
  draw(c, p) {
    c.path('M62 134C40 128 30 150 22 168C42 160 50 182 86 206Z', c.lin([p.h1, p.h2, p.h3], 60));
    c.line('M214 138C270 116 280 198 216 208', c.lin([GOLD.h1, GOLD.h3], 90), 12, 'stroke-linecap="round"');
    c.path(
      lathe(
        [
          [44, 106],
          [76, 126],
          [92, 166],
          [78, 214],
          [52, 232],
          [58, 246],
        ],
        146,
      ),
      c.lin([p.h3, p.h1, lighten(p.h1, 0.5), p.h2, p.h3], 0),
    );
    c.path(
      lathe(
        [
          [8, 74],
          [14, 84],
          [42, 96],
          [50, 108],
        ],
        146,
      ),
      c.lin([p.h3, p.h1, p.h2, p.h3], 0),
    );
    c.ball(146, 70, 10, GOLD.h2);
    for (const y of [108, 240]) c.ellipse(146, y, y < 150 ? 48 : 56, 6, 'none', `stroke="${GOLD.h1}" stroke-width="4"`);
    range(8).forEach(i => c.path(leaf(146, 172, 34, 11, i * 45), c.lin([lighten(p.x, 0.4), p.x], 90)));
    c.circle(146, 172, 10, GOLD.h1);
    both(s => {
      c.path(leaf(146 + s * 40, 172, 30, 7, s > 0 ? -24 : 204), mix(p.h3, '#2a7a4a', 0.5));
      c.path(leaf(146 + s * 40, 176, 26, 6, s > 0 ? 26 : 154), mix(p.h3, '#2a7a4a', 0.6));
    });
    range(3).forEach(i =>
      c.line(
        `M${20 + i * 9} ${140 - i * 8}q-14 -20 0 -38t0 -38`,
        '#fff',
        4,
        `stroke-linecap="round" opacity="${num(0.55 - i * 0.14)}"`,
      ),
    );
    shine(c, 'M78 150C72 168 76 192 86 208', 6, 0.55);
  },
};
