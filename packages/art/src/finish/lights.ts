import { lighten } from '../core/colour.ts';
import type { Finish } from './finish.ts';

/** Light effects over the whole 300 x 400 picture. */
export const lights: Readonly<Record<string, Finish>> = {
  sweep(c) {
    c.path(
      'M0 0H300V140Q120 120 0 250Z',
      c.lin(
        [
          ['#fff', 0.1],
          ['#fff', 0],
        ],
        60,
      ),
    );
  },
  vignette(c) {
    c.rect(
      0,
      0,
      300,
      400,
      c.rad(
        [
          ['#000', 0, 0.55],
          ['#000', 0.5, 1],
        ],
        50,
        42,
        72,
      ),
    );
  },
  grain(c) {
    for (let y = 0; y < 5; y++) c.rect(0, y * 82, 300, 41, '#fff', 'opacity=".018"');
    c.path(
      'M0 0H300V110Q120 96 0 200Z',
      c.lin(
        [
          ['#fff', 0.09],
          ['#fff', 0],
        ],
        60,
      ),
    );
  },
  leak(c, p) {
    c.circle(
      290,
      10,
      170,
      c.rad([
        [lighten(p.x, 0.3), 0.34],
        [p.x, 0],
      ]),
    );
    c.circle(
      0,
      200,
      110,
      c.rad([
        [lighten(p.g, 0.3), 0.2],
        [p.g, 0],
      ]),
    );
  },
  none() {},
};
