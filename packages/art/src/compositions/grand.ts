import { paintScene } from '../scenes/index.ts';
import type { Composition } from './composition.ts';
import { halo, scrim } from './light.ts';
import { place } from './place.ts';

/** A subject so large that it extends beyond the frame. */
export const grand: Composition = job => {
  const { c, p, scene, rand } = job;
  const side = rand() < 0.5 ? -1 : 1;
  paintScene(c, p, scene);
  halo(c, p, 150, 160, 170, 0.5);
  place(job, 150 + side * 18, 164, 1.32, side * (2 + rand() * 4), 'dark');
  scrim(c, p, 176, 1);
  return { bottom: 374, w: 262, h: 104, focus: [10, 10, 280] };
};
