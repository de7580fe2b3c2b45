import { darken, lighten, mix } from '../../core/colour.ts';
import { range } from '../../core/geometry.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import { star4 } from '../../core/outlines.ts';
import { cardBack, playingCard } from '../../core/playing-cards.ts';
import type { Subject } from '../subject.ts';
import { deal } from './deal.ts';
import { ROOMS } from './rooms.ts';

export const blackjackAbove: Subject = {
  tints: ['gold', 'silver', 'copper'],
  scenes: ROOMS,
  draw(c, p) {
    c.rect(
      -20,
      -20,
      340,
      440,
      c.rad(
        [
          [lighten(p.a, 0.25), 1],
          [p.a, 1, 0.5],
          [mix(p.a, p.b, 0.8), 1],
        ],
        50,
        34,
        80,
      ),
    );
    const ink = lighten(p.h1, 0.4);
    for (const [r, w, o] of [
      [230, 2, 0.7],
      [218, 8, 0.25],
      [204, 2, 0.7],
    ] as const)
      c.circle(150, -70, r, 'none', `stroke="${ink}" stroke-width="${w}" opacity="${o}"`);
    c.path('M-30 -30H330V26Q150 70 -30 26Z', c.lin(['#6a3c1c', '#8a5630', '#3a1e0c'], 90));
    c.path('M-30 26Q150 70 330 26', 'none', `stroke="${p.h1}" stroke-width="3"`);
    range(9).forEach(i => {
      const x = 40 + i * 27;
      c.ellipse(x, 22 + Math.sin((i / 8) * Math.PI) * 13, 11, 9, nth([p.x, '#f4b83c', '#2a6ed8'], i % 3));
      c.ellipse(x, 22 + Math.sin((i / 8) * Math.PI) * 13, 6, 5, '#fff', 'opacity=".35"');
    });
    cardBack(c, 112, 110, 66, -7, p.x);
    const hand = deal(c, 3);
    playingCard(c, 176, 108, 66, 6, ...nth(hand, 0), p.h2);
    c.rect(50, 168, 200, 132, 'none', `rx="20" stroke="${ink}" stroke-width="2" stroke-dasharray="7 6" opacity=".6"`);
    playingCard(c, 100, 224, 84, -10, ...nth(hand, 1), p.h2);
    playingCard(c, 168, 222, 84, 5, ...nth(hand, 2), p.h2);
    for (const [x, y, k] of [
      [236, 196, p.x],
      [252, 226, '#f4b83c'],
      [228, 246, '#2a6ed8'],
    ] as const) {
      c.circle(x + 2, y + 4, 23, '#000', 'opacity=".35"');
      c.circle(x, y, 23, c.lin([lighten(k, 0.3), darken(k, 0.35)], 60));
      c.circle(x, y, 19, 'none', 'stroke="#fff" stroke-width="6" stroke-dasharray="8 7"');
      c.circle(x, y, 13, c.lin([lighten(k, 0.3), darken(k, 0.2)], 60));
      c.path(star4(x, y, 9), '#fff');
    }
  },
};
