import { darken, lighten } from '../../core/colour.ts';
import { both } from '../../core/geometry.ts';
import { sparkle } from '../../core/light.ts';
import { playingCard } from '../../core/playing-cards.ts';
import type { Subject } from '../subject.ts';

export const hilo: Subject = {
  tints: ['teal', 'ruby', 'violet', 'gold'],
  scenes: ['felt', 'grid', 'weave', 'rays'],
  draw(c, p) {
    playingCard(c, 150, 152, 118, 0, '8', 'heart', p.h2);
    both(s => {
      const y = s < 0 ? 96 : 208,
        x = 150 + s * 94;
      c.circle(
        x,
        y,
        37,
        c.lin([lighten(s < 0 ? p.h1 : p.x, 0.3), s < 0 ? p.h2 : p.x, darken(s < 0 ? p.h3 : p.x, 0.4)], 60),
      );
      c.circle(x, y, 37, 'none', 'stroke="#fff" stroke-width="2.5" opacity=".7"');
      c.path(
        s < 0
          ? `M${x} ${y - 21}L${x + 19} ${y + 2}H${x + 8}V${y + 19}H${x - 8}V${y + 2}H${x - 19}Z`
          : `M${x} ${y + 21}L${x + 19} ${y - 2}H${x + 8}V${y - 19}H${x - 8}V${y - 2}H${x - 19}Z`,
        '#fff',
      );
    });
    sparkle(c, 222, 66, 14);
    sparkle(c, 78, 230, 9);
  },
};
