import { paintScene } from '../scenes/index.ts';
import type { Composition } from './composition.ts';
import { halo, scrim } from './light.ts';
import { place } from './place.ts';

/** A large subject with two fainter copies behind it, as a pack, flock or collection. */
export const trio: Composition = job => {
  const { c, p, scene } = job;
  paintScene(c, p, scene);
  c.group('opacity=".55"', () => {
    place(job, 66, 122, 0.66, -9);
    place(job, 234, 122, 0.66, 9);
  });
  c.circle(
    150,
    160,
    170,
    c.rad([
      [p.a, 0.5],
      [p.a, 0],
    ]),
  );
  halo(c, p, 150, 160, 120, 0.5);
  place(job, 150, 160, 1.06, 0, 'dark');
  scrim(c, p, 200, 1);
  return { bottom: 373, w: 258, h: 104, focus: [26, 20, 248] };
};
