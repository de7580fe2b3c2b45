import { darken, lighten } from '../../core/colour.ts';
import { gem } from '../../core/gem.ts';
import { TAU, at, polar, range } from '../../core/geometry.ts';
import type { Subject } from '../subject.ts';

export const labyrinth: Subject = {
  tints: ['sand', 'gold', 'jade', 'slate'],
  scenes: ['temple', 'dunes', 'weave', 'ruin'],
  draw(c, p) {
    c.circle(150, 152, 112, c.lin([p.h1, p.h2, p.h3], 60));
    c.circle(150, 152, 104, c.rad([darken(p.h3, 0.1), darken(p.h3, 0.55)]));
    for (let k = 0; k < 6; k++) {
      const r = 98 - k * 15,
        gap = (k * 2.3) % TAU,
        a = gap + 0.3,
        b = gap + TAU - 0.12;
      c.line(
        `M${at(polar(150, 152, r, a))}A${r} ${r} 0 1 1 ${at(polar(150, 152, r, b))}`,
        k % 2 ? p.h2 : p.h1,
        6,
        'stroke-linecap="round"',
      );
      if (k < 5)
        c.line(
          `M${at(polar(150, 152, r, a + 1.5))}L${at(polar(150, 152, r - 15, a + 1.5))}M${at(polar(150, 152, r, a + 3.6))}L${at(polar(150, 152, r - 15, a + 3.6))}`,
          p.h2,
          5,
        );
    }
    c.glow(150, 152, 34, p.x, 0.9);
    gem(c, 150, 152, 16, p.x);
    c.line('M66 96A102 102 0 0 1 124 54', '#fff', 5, 'stroke-linecap="round" opacity=".45"');
    range(12).forEach(i => c.circle(...polar(150, 152, 108, (i / 12) * TAU), 2.5, lighten(p.h1, 0.4)));
  },
};
