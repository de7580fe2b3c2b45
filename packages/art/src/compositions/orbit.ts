import { coin } from '../core/coins.ts';
import { darken, lighten } from '../core/colour.ts';
import { gem } from '../core/gem.ts';
import { num } from '../core/number.ts';
import { suit } from '../core/suit.ts';
import { paintScene } from '../scenes/index.ts';
import type { Composition } from './composition.ts';
import { GOLD } from './gilding.ts';
import { halo, scrim } from './light.ts';
import { place } from './place.ts';
import { tilt } from './tilt.ts';

/** Rings and small tokens that orbit the subject. */
export const orbit: Composition = job => {
  const { c, p, scene, rand } = job;
  paintScene(c, p, scene);
  const rot = tilt(rand, 24),
    ring = (rx: number, ry: number, half: number) =>
      c.path(
        `M${150 - rx} 150A${rx} ${ry} 0 0 ${half} ${150 + rx} 150`,
        'none',
        `stroke="${lighten(p.x, 0.25)}" stroke-width="2.6" opacity=".85"`,
      );
  const token = (x: number, y: number, r: number, i: number) => {
    if (i === 0) gem(c, x, y, r, p.x);
    else if (i === 1) coin(c, x, y, r, GOLD);
    else if (i === 2) c.ball(x, y, r * 0.8, p.g);
    else {
      c.circle(x, y, r, darken(p.b, 0.1), `stroke="${lighten(p.x, 0.3)}" stroke-width="2"`);
      c.path(suit('club', x, y, r * 0.6), lighten(p.x, 0.5));
    }
  };
  c.group(`transform="rotate(${num(rot)} 150 150)"`, () => {
    ring(136, 50, 1);
    ring(118, 40, 1);
    token(34, 122, 13, 2);
    token(262, 120, 14, Math.floor(rand() * 4));
  });
  halo(c, p);
  place(job, 150, 146, 0.92, 0, 'dark');
  c.group(`transform="rotate(${num(rot)} 150 150)"`, () => {
    ring(136, 50, 0);
    ring(118, 40, 0);
    token(72, 192, 17, 1);
    token(226, 194, 19, 3);
    token(150, 203, 11, 0);
  });
  scrim(c, p, 206, 1);
  return { bottom: 373, w: 258, h: 100, focus: [12, 8, 276] };
};
