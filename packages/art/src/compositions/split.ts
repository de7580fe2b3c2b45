import { darken, lighten, mix } from '../core/colour.ts';
import { pattern } from '../scenes/pattern/index.ts';
import { sky } from '../scenes/sky/index.ts';
import type { Composition } from './composition.ts';
import { scrim } from './light.ts';
import { place } from './place.ts';

/** Two scenes, split down the middle. */
export const split: Composition = job => {
  const { c, p, rand } = job;
  const s = rand() < 0.5 ? 1 : -1;
  c.rect(0, 0, 300, 400, c.lin([lighten(p.a, 0.1), p.a, p.b], 90));
  const half = s > 0 ? 'M176 -10H310V410H104Z' : 'M124 -10H-10V410H196Z';
  c.circle(
    150,
    150,
    190,
    c.rad([
      [p.g, 0.7],
      [p.g, 0],
    ]),
  );
  sky.rays(c, p);
  c.path(half, c.lin([mix(p.x, p.a, 0.12), mix(p.x, p.b, 0.45), p.b], 90));
  c.clipped(`<path d="${half}"/>`, () => pattern.halftone(c, { ...p, g: lighten(p.x, 0.3) }));
  c.line(s > 0 ? 'M176 -10L104 410' : 'M124 -10L196 410', '#fffaf0', 5);
  c.line(s > 0 ? 'M182 -10L110 410' : 'M118 -10L190 410', darken(p.b, 0.2), 1.6, 'opacity=".6"');
  place(job, 150, 150, 1.08, 0, 'dark');
  scrim(c, p, 206, 1);
  return { bottom: 373, w: 258, h: 104, focus: [18, 14, 264] };
};
