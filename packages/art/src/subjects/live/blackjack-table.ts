import { chipStack } from '../../core/chips.ts';
import { darken, lighten } from '../../core/colour.ts';
import { sparkle } from '../../core/light.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import { cardBack, playingCard } from '../../core/playing-cards.ts';
import type { Subject } from '../subject.ts';
import { deal } from './deal.ts';
import { felt, flat, lamp } from './felt.ts';
import { ROOMS } from './rooms.ts';

export const blackjackTable: Subject = {
  tints: ['gold', 'silver', 'copper'],
  scenes: ROOMS,
  draw(c, p) {
    const hand = deal(c, 2);
    felt(c, p, 140);
    lamp(c, 90, '#fff0c8');
    lamp(c, 210, '#fff0c8');
    c.path('M40 190Q150 138 260 190', 'none', `stroke="${lighten(p.h1, 0.4)}" stroke-width="2.5" opacity=".7"`);
    c.path(
      'M52 202Q150 156 248 202',
      'none',
      `stroke="${lighten(p.h1, 0.4)}" stroke-width="9" stroke-dasharray="4 5" opacity=".3"`,
    );
    flat(
      c,
      () => {
        cardBack(c, 0, 0, 78, -6, p.x);
      },
      118,
      140,
      0,
      0.92,
    );
    flat(
      c,
      () => {
        playingCard(c, 0, 0, 78, 5, ...nth(hand, 1), p.h2);
      },
      180,
      140,
      0,
      0.92,
    );
    c.ellipse(150, 262, 92, 34, 'none', `stroke="${lighten(p.h1, 0.4)}" stroke-width="2.5" opacity=".55"`);
    playingCard(c, 116, 216, 86, -13, 'A', 'spade', p.h2);
    playingCard(c, 186, 214, 86, 10, ...nth(hand, 0), p.h2);
    chipStack(c, 40, 262, 24, 7, [p.x, darken(p.x, 0.35)]);
    chipStack(c, 262, 262, 24, 5, ['#23252f', p.h1]);
    sparkle(c, 150, 150, 9);
    c.group('transform="translate(248 128)"', () => {
      c.path('M-28 -18H26L40 16H-16Z', c.lin(['#4a4d5c', '#16171e'], 60));
      c.poly(
        [
          [-20, -14],
          [-6, -14],
          [4, 8],
          [-10, 8],
        ],
        '#fffaf0',
      );
    });
  },
};
