import { chipStack } from '../../core/chips.ts';
import { darken, lighten } from '../../core/colour.ts';
import { TAU, both, polar, range } from '../../core/geometry.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import { playingCard } from '../../core/playing-cards.ts';
import { suit } from '../../core/suit.ts';
import type { Subject } from '../subject.ts';
import { deal } from './deal.ts';
import { felt, flat, lamp } from './felt.ts';
import { ROOMS } from './rooms.ts';

export const baccaratTable: Subject = {
  tints: ['gold', 'rose', 'silver'],
  scenes: ROOMS,
  draw(c, p) {
    const hand = deal(c, 4);
    felt(c, p, 140);
    lamp(c, 150, '#fff0c8');
    both(s => {
      const x = 150 + s * 70,
        k = s < 0 ? '#2f6fd8' : '#d8343f';
      c.path(
        `M${x - 58} 248L${x - 46} 176H${x + 46}L${x + 58} 248Z`,
        k,
        `opacity=".24" stroke="${lighten(k, 0.4)}" stroke-width="2.5"`,
      );
      flat(c, () => playingCard(c, 0, 0, 82, -4, ...nth(hand, s + 1), p.h2), x - 22, 208, 0, 0.92);
      flat(c, () => playingCard(c, 0, 0, 82, 5, ...nth(hand, s + 2 > 2 ? 3 : 1), p.h2), x + 24, 210, 0, 0.92);
      c.ball(x, 152, 11, k);
    });
    c.circle(150, 128, 33, c.lin([lighten(p.h1, 0.4), p.h2, p.h3], 55));
    c.circle(150, 128, 27, darken(p.h3, 0.45));
    range(9).forEach(i => c.ball(...polar(150, 128, 30, (i / 9) * TAU), 3.5, '#f7f1ea', { lo: 0.3 }));
    c.path(suit('diamond', 150, 128, 18), c.lin([lighten(p.x, 0.4), darken(p.x, 0.3)], 60));
    chipStack(c, 36, 272, 21, 4, [p.x, darken(p.x, 0.35)]);
    chipStack(c, 150, 278, 22, 6, [p.h2, '#23252f']);
    chipStack(c, 264, 272, 21, 7, ['#23252f', p.h1]);
  },
};
