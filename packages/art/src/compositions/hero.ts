import { paintScene } from '../scenes/index.ts';
import type { Composition } from './composition.ts';
import { halo, scrim } from './light.ts';
import { place } from './place.ts';

/** The subject centred in its scene. */
export const hero: Composition = job => {
  const { c, p, scene } = job;
  paintScene(c, p, scene);
  halo(c, p);
  place(job, 150, 148, 1.06, 0, 'dark');
  scrim(c, p);
  return { bottom: 373, w: 258, h: 108, focus: [22, 16, 256] };
};
