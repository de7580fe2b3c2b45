import { darken, lighten, mix } from '../../core/colour.ts';
import { both, range } from '../../core/geometry.ts';
import { sparkle } from '../../core/light.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import { cardBack, playingCard } from '../../core/playing-cards.ts';
import { suit } from '../../core/suit.ts';
import type { Subject } from '../subject.ts';
import { deal } from './deal.ts';
import { ROOMS } from './rooms.ts';

export const baccaratAbove: Subject = {
  tints: ['gold', 'rose', 'silver'],
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
    for (let i = 0; i < 7; i++)
      c.circle(150, 140, 40 + i * 30, 'none', `stroke="${ink}" stroke-width="1.2" opacity=".2"`);
    playingCard(c, 108, 120, 112, -16, ...nth(deal(c, 1), 0), p.h2);
    c.group('transform="rotate(9 196 150)"', () => {
      cardBack(c, 196, 146, 112, 0, p.x);
      c.path('M140 226L140 178Q176 200 252 226Z', '#fffdf6');
      c.path('M140 178Q176 200 252 226Q190 218 152 226Z', c.lin(['#d9d3c8', '#fffdf6'], 60));
      c.path(suit('heart', 158, 214, 8), '#b3202f');
    });
    both(s => {
      const x = 150 + s * 98;
      c.circle(x + 2, 258, 30, '#000', 'opacity=".35"');
      const k = s < 0 ? '#2f6fd8' : '#d8343f';
      c.circle(x, 252, 30, c.lin([lighten(k, 0.3), darken(k, 0.35)], 60));
      c.circle(x, 252, 25, 'none', 'stroke="#fff" stroke-width="7" stroke-dasharray="10 9"');
      c.circle(x, 252, 17, c.lin([lighten(k, 0.3), darken(k, 0.2)], 60));
      c.path(suit(s < 0 ? 'club' : 'diamond', x, 252, 9), '#fff');
    });
    range(9).forEach(i =>
      c.ball(150 + Math.cos((i / 8) * Math.PI) * 62, 250 + Math.sin((i / 8) * Math.PI) * 26, 8, '#f7f1ea', {
        lo: 0.34,
        hi: 0.9,
      }),
    );
    sparkle(c, 72, 60, 12);
    sparkle(c, 246, 78, 9);
  },
};
