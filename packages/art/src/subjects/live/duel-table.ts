import { chipStack } from '../../core/chips.ts';
import { darken, lighten, mix } from '../../core/colour.ts';
import { both } from '../../core/geometry.ts';
import { sparkle } from '../../core/light.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import { playingCard } from '../../core/playing-cards.ts';
import type { Subject } from '../subject.ts';
import { deal } from './deal.ts';
import { felt } from './felt.ts';
import { ROOMS } from './rooms.ts';

export const duelTable: Subject = {
  tints: ['gold', 'silver', 'copper'],
  scenes: ROOMS,
  draw(c, p) {
    const hand = deal(c, 2);
    felt(c, p, 140);
    both(s => {
      const k = s < 0 ? p.x : mix(p.g, '#3f8cff', 0.4);
      c.glow(150 + s * 70, 170, 120, k, 0.55);
    });
    both(s => {
      const x = 150 + s * 68,
        k = s < 0 ? p.x : mix(p.g, '#3f8cff', 0.4);
      c.path(
        `M${x - 62} 262L${x - 50} 226H${x + 50}L${x + 62} 262Z`,
        k,
        `opacity=".3" stroke="${lighten(k, 0.4)}" stroke-width="2"`,
      );
      playingCard(c, x, 154, 102, s * 7, ...nth(hand, s < 0 ? 0 : 1), p.h2);
    });
    c.path(
      'M158 84L132 164H150L140 232L176 140H156L172 84Z',
      c.lin(['#fffbe0', '#ffd25e', '#ff8a2e'], 90),
      'stroke="#5a2a04" stroke-width="3" stroke-linejoin="round"',
    );
    chipStack(c, 40, 266, 20, 4, [p.x, darken(p.x, 0.35)]);
    chipStack(c, 262, 266, 20, 6, ['#2a6ed8', '#12357a']);
    sparkle(c, 98, 76, 10);
    sparkle(c, 212, 78, 10);
  },
};
