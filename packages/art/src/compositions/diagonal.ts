import { lighten, mix } from '../core/colour.ts';
import { range } from '../core/geometry.ts';
import { paintScene } from '../scenes/index.ts';
import type { Composition } from './composition.ts';
import { halo, scrim } from './light.ts';
import { place } from './place.ts';

/** A sloping band of colour carries the subject, and the title slopes with it. */
export const diagonal: Composition = job => {
  const { c, p, scene, rand } = job;
  const s = rand() < 0.5 ? -1 : 1;
  paintScene(c, p, scene);
  const flip = s < 0 ? 'transform="matrix(-1 0 0 1 300 0)"' : '';
  c.group(flip, () => {
    c.path('M-10 300L310 120V270L-10 410Z', c.lin([mix(p.x, p.a, 0.15), mix(p.x, p.b, 0.55)], 60));
    c.path('M-10 284L310 104V112L-10 292Z', lighten(p.x, 0.45));
    c.path('M-10 300L310 120V126L-10 306Z', '#fff', 'opacity=".25"');
    range(6).forEach(i => c.line(`M${-10 + i * 8} ${330 + i * 14}L310 ${150 + i * 16}`, '#fff', 1, 'opacity=".12"'));
  });
  halo(c, p, 150, 140, 120, 0.5);
  place(job, 150 + s * 6, 142, 1.12, s * 6, 'dark');
  scrim(c, p, 222, 1);
  return { bottom: 370, w: 252, h: 100, warp: s > 0 ? 'rise' : undefined, focus: [16, 8, 268] };
};
