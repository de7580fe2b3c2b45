import { darken, lighten } from '../core/colour.ts';
import { pick } from '@liftoff/catalogue/core/random';
import { paintScene } from '../scenes/index.ts';
import type { Composition } from './composition.ts';

/** A dealer's table: the subject includes its own felt, and the title is on a plate. */
export const table: Composition = job => {
  const { c, p, scene, rand } = job;
  paintScene(c, p, scene);
  c.circle(
    150,
    120,
    190,
    c.rad([
      [lighten(p.g, 0.2), 0.3],
      [p.g, 0],
    ]),
  );
  const s = pick(rand, [1, 1, 1.08, 1.16]),
    r = pick(rand, [0, 0, -2.5, 2.5]);
  c.use(job.symbol, `translate(150 176) rotate(${r}) scale(${r ? Math.max(s, 1.06) : s}) translate(-150 -170)`);
  c.rect(
    0,
    268,
    300,
    132,
    c.lin(
      [
        [darken(p.b, 0.3), 0],
        [darken(p.b, 0.3), 0.85, 0.3],
        [darken(p.b, 0.4), 1, 1],
      ],
      90,
    ),
  );
  return { bottom: 366, w: 252, h: 70, plate: true, focus: [10, 20, 280] };
};
