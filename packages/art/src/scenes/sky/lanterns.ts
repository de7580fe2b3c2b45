import { darken, lighten } from '../../core/colour.ts';
import type { Scene } from '../scene.ts';
import { starfield } from '../starfield.ts';

export const lanterns: Scene = (c, p) => {
  starfield(c, p, 24);
  const lamp = c.symbol(() => {
    c.glow(0, 0, 30, p.x, 0.7);
    c.path('M-11 12Q-17 -14 0 -17Q17 -14 11 12Z', c.lin([lighten(p.x, 0.15), lighten(p.x, 0.6)], 90));
    c.rect(-8, 12, 16, 3, darken(p.x, 0.3));
  });
  for (const [x, y, s] of [
    [24, 60, 0.7],
    [62, 128, 0.95],
    [262, 74, 1],
    [236, 150, 0.6],
    [280, 196, 0.8],
    [40, 216, 0.65],
    [108, 40, 0.6],
    [196, 34, 0.8],
    [150, 262, 0.55],
    [14, 150, 0.6],
    [286, 262, 0.9],
  ] as const)
    c.use(lamp, `translate(${x} ${y}) scale(${s})`);
};
