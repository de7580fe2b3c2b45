import { darken, lighten, mix } from '../core/colour.ts';
import { range } from '../core/geometry.ts';
import { leaf } from '../core/outlines.ts';
import { paintScene } from '../scenes/index.ts';
import type { Composition } from './composition.ts';
import { goldLine } from './gilding.ts';
import { halo, scrim } from './light.ts';
import { place } from './place.ts';

/** An arched window cut into a dark wall. */
export const arch: Composition = job => {
  const { c, p, scene, rand } = job;
  const pointed = rand() < 0.5,
    d = pointed
      ? 'M34 312V150C40 84 96 44 150 18C204 44 260 84 266 150V312Z'
      : 'M34 312V138A116 116 0 0 1 266 138V312Z';
  c.rect(0, 0, 300, 400, c.lin([mix(p.a, p.b, 0.35), p.b], 90));
  range(9).forEach(i => c.line(`M0 ${i * 46}H300`, '#000', 1.5, 'opacity=".25"'));
  for (const [x, y] of [
    [22, 26],
    [278, 26],
  ] as const)
    range(8).forEach(i => c.path(leaf(x, y, 18, 4, i * 45), p.g, 'opacity=".5"'));
  c.clipped(`<path d="${d}"/>`, () => {
    paintScene(c, p, scene);
    halo(c, p, 150, 160, 130, 0.5);
    if (job.wide) place(job, 150, 172, 1.06, 0, 'dark');
  });
  c.path(d, 'none', `stroke="${darken(p.b, 0.4)}" stroke-width="15"`);
  c.path(d, 'none', `stroke="${goldLine(c)}" stroke-width="6"`);
  c.path(
    d,
    'none',
    `stroke="${lighten(p.g, 0.3)}" stroke-width="1.2" transform="translate(150 165) scale(.94) translate(-150 -165)" opacity=".7"`,
  );
  if (!job.wide) place(job, 150, 168, 1.08, 0, 'dark');
  c.path('M22 300H278L290 320H10Z', c.lin([lighten(p.a, 0.2), mix(p.a, p.b, 0.6)], 90));
  c.line('M22 300H278', '#ffe9ac', 1.6, 'opacity=".8"');
  scrim(c, p, 236, 1);
  return { bottom: 376, w: 254, h: 88, focus: [22, 22, 256] };
};
