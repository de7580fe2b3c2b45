import { Canvas } from '../core/canvas.ts';
import { darken, lighten, mix } from '../core/colour.ts';
import { polar, range, TAU } from '../core/geometry.ts';
import type { Palette } from '../core/paint.ts';
import type { Role } from './cast.ts';
import { drawFigure } from './figure.ts';
import { GILT, gilt } from './gilt.ts';

/** A lit disc with a gold rim. */
const medallion = (c: Canvas, p: Palette): void => {
  c.circle(100, 106, 90, '#02040a', 'opacity=".4"');
  c.circle(100, 100, 92, gilt(c));
  c.circle(100, 100, 86, darken(p.b, 0.4));
  c.circle(
    100,
    100,
    84.5,
    c.rad(
      [
        [lighten(mix(p.a, p.g, 0.62), 0.12), 1, 0],
        [mix(p.a, p.g, 0.16), 1, 0.56],
        [mix(p.a, p.b, 0.72), 1, 1],
      ],
      38,
      30,
      84,
    ),
  );
  c.circle(100, 100, 77, 'none', `stroke="${GILT}" stroke-opacity=".3" stroke-width="1"`);
};

/** A figure on a medallion. The game's own subject gets a studded rim. */
export const highSymbol = (seed: string, role: Role, wide: boolean, studded: boolean): string => {
  const c = new Canvas(200, 200, seed);
  medallion(c, role.p);
  if (studded) range(20).forEach(i => c.circle(...polar(100, 100, 89, (i / 20) * TAU), 1.7, lighten(GILT, 0.75)));
  if (wide) c.clipped('<circle cx="100" cy="100" r="84"/>', () => drawFigure(c, role, { x: 100, y: 96, size: 214 }));
  else drawFigure(c, role, { x: 100, y: 100, size: 150 });
  return c.toString();
};
