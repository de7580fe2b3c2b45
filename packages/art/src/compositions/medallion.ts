import { darken, lighten } from '../core/colour.ts';
import { gem } from '../core/gem.ts';
import { TAU, both, polar, range } from '../core/geometry.ts';
import { leaf } from '../core/outlines.ts';
import { ground } from '../scenes/ground.ts';
import { paintScene } from '../scenes/index.ts';
import { pattern } from '../scenes/pattern/index.ts';
import type { Composition } from './composition.ts';
import { halo, scrim } from './light.ts';
import { place } from './place.ts';

/** A round metal frame that the subject steps out of. */
export const medallion: Composition = job => {
  const { c, p, scene, rand } = job;
  ground(c, p);
  pattern[rand() < 0.5 ? 'weave' : 'lattice'](c, p);
  c.rect(0, 0, 300, 400, p.b, 'opacity=".35"');
  c.circle(150, 154, 130, '#000', 'opacity=".35"');
  c.circle(150, 150, 128, c.lin([lighten(p.h1, 0.3), p.h1, p.h3, p.h2, p.h1, darken(p.h3, 0.2)], 50));
  c.circle(150, 150, 117, darken(p.h3, 0.35));
  for (const [k, off] of [
    [lighten(p.h1, 0.4), 0],
    [p.x, 0.5],
  ] as const)
    range(16).forEach(i => c.circle(...polar(150, 150, 122.5, ((i + off) / 16) * TAU), 2.2, k));
  c.clipped('<circle cx="150" cy="150" r="114"/>', () => {
    paintScene(c, p, scene);
    halo(c, p, 150, 150, 114, 0.5);
    if (job.wide) place(job, 150, 150, 0.98, 0, 'dark');
  });
  c.circle(150, 150, 114, 'none', `stroke="${lighten(p.h1, 0.3)}" stroke-width="2"`);
  if (!job.wide) place(job, 150, 148, 0.94, 0, 'dark');
  both(s => {
    c.path(leaf(150 + s * 20, 284, 104, 11, s > 0 ? -8 : 188), c.lin([p.h2, p.h3], 0));
    c.path(leaf(150 + s * 20, 286, 80, 8, s > 0 ? 8 : 172), c.lin([p.h1, p.h3], 0));
  });
  gem(c, 150, 283, 14, p.x);
  scrim(c, p, 262, 1);
  return { bottom: 376, w: 256, h: 76, focus: [14, 14, 272] };
};
