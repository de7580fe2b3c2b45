import { lighten, mix } from '../core/colour.ts';
import { both, range } from '../core/geometry.ts';
import { paintScene } from '../scenes/index.ts';
import type { Composition } from './composition.ts';
import { halo, scrim } from './light.ts';
import { place } from './place.ts';

/** A pedestal with spotlights. */
export const stage: Composition = job => {
  const { c, p, scene } = job;
  paintScene(c, p, scene === 'curtain' ? 'curtain' : 'bokeh');
  both(s =>
    c.poly(
      [
        [150 + s * 150, -30],
        [150 + s * 40, 280],
        [150 - s * 50, 280],
      ],
      c.linAt(
        [
          ['#fff', 0.42],
          ['#fff', 0],
        ],
        150 + s * 140,
        -20,
        150,
        260,
      ),
    ),
  );
  c.ellipse(150, 258, 118, 22, c.lin([lighten(p.x, 0.2), mix(p.x, p.b, 0.6)], 90));
  c.path(
    'M32 258A118 22 0 0 0 268 258V282A118 22 0 0 1 32 282Z',
    c.lin([mix(p.x, p.b, 0.5), lighten(p.x, 0.1), mix(p.x, p.b, 0.7)], 0),
  );
  c.ellipse(
    150,
    254,
    92,
    15,
    c.rad([
      ['#fff', 0.8],
      [lighten(p.x, 0.5), 0.3],
      [p.x, 0],
    ]),
  );
  range(15).forEach(i => {
    const t = (i / 14) * Math.PI;
    c.circle(150 - Math.cos(t) * 112, 269 + Math.sin(t) * 20, 2.6, '#fffbe0');
  });
  halo(c, p, 150, 150, 130, 0.4);
  place(job, 150, 138, 0.94, 0, 'dark');
  scrim(c, p, 262, 1);
  return { bottom: 376, w: 260, h: 80, focus: [14, 12, 272] };
};
