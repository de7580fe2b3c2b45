import { darken, lighten, mix } from '../../core/colour.ts';
import { gem } from '../../core/gem.ts';
import { range } from '../../core/geometry.ts';
import { metal } from '../../core/light.ts';
import { star4 } from '../../core/outlines.ts';
import { suit } from '../../core/suit.ts';
import type { Subject } from '../subject.ts';
import { GOLD } from './materials.ts';

export const musicBox: Subject = {
  tints: ['ruby', 'cobalt', 'umber', 'plum'],
  scenes: ['curtain', 'stars', 'snow', 'bokeh'],
  draw(c, p) {
    c.path('M66 168L84 58Q86 46 100 46H200Q214 46 216 58L234 168Z', c.lin([p.h2, p.h3], 60));
    c.path(
      'M80 162L96 66Q98 60 106 60H194Q202 60 204 66L220 162Z',
      c.lin([lighten(p.g, 0.35), mix(p.g, p.b, 0.5)], 60),
    );
    c.glow(150, 128, 60, p.x, 0.7);
    c.path(suit('heart', 150, 108, 38), c.lin([lighten(p.x, 0.4), p.x, darken(p.x, 0.4)], 60));
    for (const [x, y, f] of [
      [100, 92, 1],
      [196, 84, 1],
      [182, 128, 0.8],
    ] as const) {
      c.ellipse(x, y + 18 * f, 7 * f, 5 * f, lighten(p.x, 0.6));
      c.line(`M${x + 6 * f} ${y + 18 * f}V${y - 8 * f}q8 4 10 12`, lighten(p.x, 0.6), 2.6);
    }
    c.path('M56 168H244L236 246H64Z', c.lin([p.h1, p.h2, p.h3], 70));
    c.rect(50, 164, 200, 13, metal(c, GOLD), 'rx="4"');
    c.rect(58, 242, 184, 12, metal(c, GOLD), 'rx="4"');
    range(7).forEach(i => c.path(star4(78 + i * 24, 210, i === 3 ? 20 : 10), GOLD.h1));
    gem(c, 150, 210, 11, p.x);
    c.line('M244 208H264V192', GOLD.h2, 6, 'stroke-linecap="round"');
    c.ball(264, 186, 8, GOLD.h1);
  },
};
