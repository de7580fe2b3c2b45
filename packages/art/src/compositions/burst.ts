import { darken, lighten, mix } from '../core/colour.ts';
import { polar, range } from '../core/geometry.ts';
import { ground } from '../scenes/ground.ts';
import { pattern } from '../scenes/pattern/index.ts';
import type { Composition } from './composition.ts';
import { scrim } from './light.ts';
import { place } from './place.ts';
import { tilt } from './tilt.ts';

const spikes = (R: number, r: number, n: number, rot: number) =>
  range(n * 2).map(i => polar(150, 150, (i % 2 ? r : R) * (1 + ((i * 37) % 5) / 30), (i / n) * Math.PI + rot));

/** A comic-style burst with a sticker outline. */
export const burst: Composition = job => {
  const { c, p, rand } = job;
  ground(c, p);
  pattern.halftone(c, p);
  const rot = rand();
  c.poly(spikes(136, 104, 15, rot), darken(p.b, 0.1), 'opacity=".5" transform="translate(3 7)"');
  c.poly(
    spikes(134, 104, 15, rot),
    c.lin([lighten(p.x, 0.2), mix(p.x, p.b, 0.25)], 90),
    `stroke="#fffaf0" stroke-width="4" stroke-linejoin="round"`,
  );
  c.poly(spikes(106, 84, 15, rot + 0.1), c.rad([lighten(p.g, 0.5), mix(p.g, p.x, 0.25)]));
  place(job, 150, 150, 0.96, tilt(rand, 6), 'sticker');
  scrim(c, p, 232, 0.96);
  return { bottom: 373, w: 258, h: 98, focus: [10, 10, 280] };
};
