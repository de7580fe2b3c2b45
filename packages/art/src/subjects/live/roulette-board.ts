import { chipStack } from '../../core/chips.ts';
import { darken, lighten } from '../../core/colour.ts';
import { sparkle } from '../../core/light.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import type { Point } from '../../core/point.ts';
import { suit } from '../../core/suit.ts';
import type { Subject } from '../subject.ts';
import { felt, lamp } from './felt.ts';
import { ROOMS } from './rooms.ts';

/** Projects a board point in perspective: u runs across, v down. */
const q = (u: number, v: number): Point => {
  const y = 128 + v * 172,
    w = 0.62 + v * 0.62;
  return [150 + (u - 0.5) * 330 * w, y];
};

export const rouletteBoard: Subject = {
  tints: ['gold', 'silver', 'copper'],
  scenes: ROOMS,
  draw(c, p) {
    felt(c, p, 104);
    lamp(c, 206, '#fff0c8');
    const ink = lighten(p.h1, 0.55);
    for (let r = 0; r < 4; r++)
      for (let k = 0; k < 3; k++) {
        const n = r * 3 + k,
          cell = [
            q(k / 3 + 0.01, r / 4 + 0.01),
            q((k + 1) / 3 - 0.01, r / 4 + 0.01),
            q((k + 1) / 3 - 0.01, (r + 1) / 4 - 0.01),
            q(k / 3 + 0.01, (r + 1) / 4 - 0.01),
          ];
        c.poly(cell, ((n * 7) % 5) % 2 ? '#a81f2c' : '#14151b', `stroke="${ink}" stroke-width="1.6" opacity=".9"`);
        const [x, y] = q((k + 0.5) / 3, (r + 0.5) / 4);
        c.path(suit(nth(['diamond', 'spade', 'heart', 'club'], n % 4), x, y, 7 + r * 1.5), '#fff', 'opacity=".7"');
      }
    c.path('M82 104Q150 62 218 104L226 124H74Z', '#1b8a56', `stroke="${ink}" stroke-width="1.6"`);
    c.ellipse(150, 106, 13, 8, 'none', 'stroke="#fff" stroke-width="3.5"');
    chipStack(c, 96, 178, 22, 5, [p.x, darken(p.x, 0.35)]);
    chipStack(c, 208, 232, 28, 8, ['#f4b83c', '#8a5a10']);
    chipStack(c, 76, 262, 30, 4, ['#2a6ed8', '#12357a']);
    chipStack(c, 196, 152, 19, 2, ['#f4efe4', p.x]);
    c.ball(150, 196, 14, '#ffffff', { lo: 0.3 });
    sparkle(c, 156, 188, 10);
  },
};
