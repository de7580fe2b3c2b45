import { darken, lighten, mix } from '../core/colour.ts';
import { range } from '../core/geometry.ts';
import { num } from '../core/number.ts';
import { paintScene } from '../scenes/index.ts';
import type { Composition } from './composition.ts';
import { halo, scrim } from './light.ts';
import { place } from './place.ts';
import { tilt } from './tilt.ts';

/** An inset picture, with the subject breaking out of its frame. */
export const postcard: Composition = job => {
  const { c, p, scene, rand } = job;
  const inner = { ...p };
  c.rect(0, 0, 300, 400, c.lin([mix(p.x, p.b, 0.62), darken(p.b, 0.15)], 60));
  c.rect(22, 60, 256, 200, '#000', 'rx="20" opacity=".35"');
  c.clipped('<rect x="20" y="52" width="260" height="202" rx="20"/>', () => {
    paintScene(c, inner, scene);
    halo(c, p, 150, 150, 130, 0.5);
    if (job.wide) place(job, 150, 150, 1, 0, 'dark');
  });
  c.rect(20, 52, 260, 202, 'none', `rx="20" stroke="${lighten(p.g, 0.55)}" stroke-width="3"`);
  range(4).forEach(i => c.rect(32 + i * 12, 30, 7, 7, lighten(p.x, 0.2), `rx="2" opacity="${num(1 - i * 0.22)}"`));
  range(4).forEach(i => c.rect(262 - i * 12, 30, 7, 7, lighten(p.x, 0.2), `rx="2" opacity="${num(1 - i * 0.22)}"`));
  if (!job.wide) place(job, 150, 146, 1.18, tilt(rand, 3), 'dark');
  scrim(c, p, 236, 1);
  return { bottom: 373, w: 260, h: 96, focus: [12, 10, 276] };
};
