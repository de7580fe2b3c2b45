import { chipStack } from '../../core/chips.ts';
import { darken, lighten } from '../../core/colour.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import { star4 } from '../../core/outlines.ts';
import { playingCard } from '../../core/playing-cards.ts';
import type { Subject } from '../subject.ts';
import { deal } from './deal.ts';
import { felt, flat, lamp } from './felt.ts';
import { ROOMS } from './rooms.ts';

export const pokerTable: Subject = {
  tints: ['copper', 'gold', 'silver'],
  scenes: ROOMS,
  draw(c, p) {
    const hand = deal(c, 7);
    felt(c, p, 132);
    lamp(c, 150, '#fff0c8');
    hand
      .slice(0, 5)
      .forEach(([r, s], i) => flat(c, () => playingCard(c, 0, 0, 62, 0, r, s, p.h2), 46 + i * 52, 156, 0, 0.86));
    c.path('M28 126H272', 'none', `stroke="${lighten(p.h1, 0.4)}" stroke-width="1.5" opacity=".4"`);
    playingCard(c, 128, 232, 80, -14, ...nth(hand, 5), p.h2);
    playingCard(c, 180, 232, 80, 9, ...nth(hand, 6), p.h2);
    chipStack(c, 54, 246, 25, 9, [p.x, darken(p.x, 0.35)]);
    chipStack(c, 252, 248, 24, 6, ['#23252f', p.h1]);
    chipStack(c, 92, 268, 21, 3, ['#2a6ed8', '#12357a']);
    c.ellipse(222, 206, 21, 11, '#d9d3c8');
    c.ellipse(222, 202, 21, 11, '#fffaf0');
    c.path(star4(222, 202, 8), p.h3);
  },
};
