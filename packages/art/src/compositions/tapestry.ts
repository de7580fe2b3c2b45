import { lighten, mix } from '../core/colour.ts';
import type { Composition } from './composition.ts';
import { goldLine } from './gilding.ts';
import { halo, scrim } from './light.ts';
import { place } from './place.ts';

/** The subject as a repeating pattern, with a large one in front. */
export const tapestry: Composition = job => {
  const { c, p } = job;
  c.rect(0, 0, 300, 400, c.lin([lighten(p.a, 0.08), p.a, p.b], 60));
  c.group('opacity=".26"', () => {
    for (let y = 0; y < 5; y++)
      for (let x = 0; x < 4; x++)
        c.use(
          job.symbol,
          `translate(${x * 92 - 4 + (y % 2) * 46} ${y * 74 + 24}) rotate(${(x + y) % 2 ? 10 : -10}) scale(.26) translate(-150 -150)`,
        );
  });
  c.circle(
    150,
    150,
    124,
    c.rad([
      [lighten(p.a, 0.2), 1],
      [p.a, 1, 0.8],
      [mix(p.a, p.b, 0.3), 1],
    ]),
  );
  c.circle(150, 150, 124, 'none', `stroke="${goldLine(c)}" stroke-width="5"`);
  c.circle(150, 150, 115, 'none', `stroke="${lighten(p.g, 0.3)}" stroke-width="1.2" stroke-dasharray="2 5"`);
  halo(c, p, 150, 150, 115, 0.6);
  place(job, 150, 148, 0.98, 0, 'dark');
  scrim(c, p, 226, 1);
  return { bottom: 374, w: 258, h: 98, focus: [16, 14, 268] };
};
