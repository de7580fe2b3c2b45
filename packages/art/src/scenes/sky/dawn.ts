import { lighten } from '../../core/colour.ts';
import { cloud } from '../../core/outlines.ts';
import type { Scene } from '../scene.ts';
import { hills } from './hills.ts';

export const dawn: Scene = (c, p) => {
  c.circle(
    150,
    214,
    150,
    c.rad([
      [lighten(p.g, 0.6), 0.95],
      [p.g, 0.5, 0.45],
      [p.g, 0, 1],
    ]),
  );
  for (const [x, y, w, o] of [
    [52, 92, 54, 0.35],
    [252, 64, 46, 0.3],
    [236, 172, 60, 0.3],
    [20, 186, 48, 0.25],
  ] as const)
    c.path(cloud(x, y, w, 0.22), lighten(p.g, 0.55), `opacity="${o}"`);
  hills(c, p, 246);
};
