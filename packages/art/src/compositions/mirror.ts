import { lighten, mix } from '../core/colour.ts';
import { range } from '../core/geometry.ts';
import { num } from '../core/number.ts';
import { paintScene } from '../scenes/index.ts';
import type { Composition } from './composition.ts';
import { halo, scrim } from './light.ts';
import { place } from './place.ts';

/** The subject over still water, with its reflection. */
export const mirror: Composition = job => {
  const { c, p, scene, rand } = job;
  paintScene(c, p, scene);
  halo(c, p, 150, 140, 130, 0.5);
  place(job, 150, 128, 0.94, 0, 'dark');
  const y = 238;
  c.rect(
    0,
    y,
    300,
    170,
    c.lin(
      [
        [mix(p.g, p.a, 0.35), 0.92],
        [mix(p.a, p.b, 0.6), 1],
      ],
      90,
    ),
  );
  c.clipped(`<rect x="0" y="${y}" width="300" height="160"/>`, () =>
    c.use(job.symbol, `translate(150 ${y + (y - 128) * 0.62}) scale(.94 -.62) translate(-150 -150)`, 'opacity=".34"'),
  );
  range(12).forEach(i =>
    c.rect(
      rand() * 280 - 10,
      y + 2 + i * 6,
      26 + rand() * 60,
      1.6,
      lighten(p.g, 0.6),
      `rx="1" opacity="${num(0.55 - i * 0.03)}"`,
    ),
  );
  scrim(c, p, 250, 1);
  return { bottom: 373, w: 258, h: 90, focus: [20, 4, 250] };
};
