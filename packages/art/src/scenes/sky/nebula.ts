import { lighten } from '../../core/colour.ts';
import { star4 } from '../../core/outlines.ts';
import type { Scene } from '../scene.ts';
import { starfield } from '../starfield.ts';

export const nebula: Scene = (c, p) => {
  for (const [x, y, r, k, o] of [
    [40, 90, 150, p.g, 0.5],
    [260, 60, 130, p.x, 0.3],
    [220, 250, 150, p.g, 0.35],
    [80, 270, 120, p.x, 0.22],
  ] as const)
    c.glow(x, y, r, k, o);
  c.path(
    'M-20 210C60 140 120 210 190 130S300 90 340 30V90C270 140 240 180 180 200S60 250 -20 280Z',
    lighten(p.g, 0.3),
    'opacity=".14"',
  );
  starfield(c, p, 60);
  for (const [x, y, s] of [
    [44, 52, 9],
    [262, 116, 7],
    [236, 34, 5],
  ] as const)
    c.path(star4(x, y, s), '#fff', 'opacity=".85"');
};
