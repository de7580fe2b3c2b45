import { chipStack } from '../../core/chips.ts';
import { TAU, polar } from '../../core/geometry.ts';
import { sparkle } from '../../core/light.ts';
import { playingCard } from '../../core/playing-cards.ts';
import type { Card } from '../live/deal.ts';
import type { Subject } from '../subject.ts';

export const fan: Subject = {
  tints: ['ruby', 'cobalt', 'violet', 'teal'],
  scenes: ['felt', 'rays', 'weave', 'bokeh'],
  draw(c, p) {
    const hand: readonly Card[] = [
      ['10', 'spade'],
      ['J', 'heart'],
      ['Q', 'club'],
      ['K', 'diamond'],
      ['A', 'spade'],
    ];
    hand.forEach(([r, s], i) => {
      const a = (i - 2) * 17,
        [x, y] = polar(150, 300, 158, ((a - 90) * TAU) / 360);
      playingCard(c, x, y, 84, a, r, s, p.h2);
    });
    chipStack(c, 74, 262, 26, 4, [p.h2, p.x]);
    chipStack(c, 232, 262, 26, 6, [p.x, p.h2]);
    sparkle(c, 214, 62, 13);
    sparkle(c, 88, 66, 9);
  },
};
