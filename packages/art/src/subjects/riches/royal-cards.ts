import { darken, lighten } from '../../core/colour.ts';
import { gem } from '../../core/gem.ts';
import { sparkle } from '../../core/light.ts';
import { suit } from '../../core/suit.ts';
import type { Subject } from '../subject.ts';
import { GOLD } from './materials.ts';

export const royalCards: Subject = {
  tints: ['ruby', 'cobalt', 'emerald', 'violet'],
  scenes: ['felt', 'curtain', 'weave', 'bokeh'],
  draw(c, p) {
    c.path(suit('spade', 110, 112, 52), c.lin([p.h1, p.h2, p.h3], 60), `stroke="${GOLD.h1}" stroke-width="3"`);
    c.path(
      suit('heart', 196, 104, 50),
      c.lin([lighten(p.x, 0.3), p.x, darken(p.x, 0.5)], 60),
      `stroke="${GOLD.h1}" stroke-width="3"`,
    );
    c.path(
      suit('diamond', 108, 204, 56),
      c.lin([lighten(p.x, 0.3), p.x, darken(p.x, 0.5)], 60),
      `stroke="${GOLD.h1}" stroke-width="3"`,
    );
    c.path(suit('club', 198, 204, 50), c.lin([p.h1, p.h2, p.h3], 60), `stroke="${GOLD.h1}" stroke-width="3"`);
    c.glow(152, 156, 50, '#fff0b0', 0.7);
    gem(c, 152, 156, 21, '#f7f1ea');
    for (const [x, y, s] of [
      [92, 84, 12],
      [178, 78, 12],
      [92, 172, 10],
      [236, 176, 9],
    ] as const)
      sparkle(c, x, y, s);
  },
};
