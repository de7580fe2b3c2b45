import { lighten } from '../core/colour.ts';
import { range } from '../core/geometry.ts';
import { num } from '../core/number.ts';
import type { Composition } from './composition.ts';
import { scrim } from './light.ts';
import { place } from './place.ts';

/** A close crop: the subject leans in from a corner, with a hard light behind it. */
export const closeup: Composition = job => {
  const { c, p, rand } = job;
  const s = rand() < 0.5 ? -1 : 1;
  c.rect(0, 0, 300, 400, c.lin([lighten(p.a, 0.06), p.a, p.b], s > 0 ? 50 : 130));
  c.circle(
    150 - s * 70,
    90,
    230,
    c.rad([
      [lighten(p.g, 0.35), 0.9],
      [p.g, 0.3, 0.5],
      [p.g, 0],
    ]),
  );
  range(7).forEach(i =>
    c.path(
      `M${150 - s * 190} ${-60 + i * 66}L${150 + s * 190} ${-150 + i * 66}V${-126 + i * 66}L${150 - s * 190} ${-24 + i * 66}Z`,
      p.g,
      `opacity="${num(0.16 - i * 0.015)}"`,
    ),
  );
  place(job, 150 + s * 24, 164, 1.42, -s * 8, 'dark');
  scrim(c, p, 180);
  return { bottom: 374, w: 262, h: 104, focus: [10, 6, 290] };
};
