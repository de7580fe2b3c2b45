import { darken, lighten, mix } from '../core/colour.ts';
import { TAU, both, polar, range } from '../core/geometry.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import { leaf, starPoints } from '../core/outlines.ts';
import type { Point } from '../core/point.ts';
import { ground } from '../scenes/ground.ts';
import { sky } from '../scenes/sky/index.ts';
import type { Composition } from './composition.ts';
import { goldLine } from './gilding.ts';
import { scrim } from './light.ts';
import { place } from './place.ts';

const hexagon = (r: number): Point[] => range(6).map(i => polar(150, 150, r, (i / 6) * TAU - Math.PI / 2));

/** A badge: a shield, star or hexagon with laurels, and the subject as a sticker. */
export const emblem: Composition = job => {
  const { c, p, rand } = job;
  ground(c, p);
  sky.rays(c, p);
  const kind = nth(['hexagon', 'star', 'shield'], Math.floor(rand() * 3));
  const draw = (r: number, f: string) => {
    if (kind === 'hexagon') c.poly(hexagon(r), f, 'stroke-linejoin="round" ');
    else if (kind === 'star') c.poly(starPoints(150, 150, r, r * 0.86, 12), f, 'stroke-linejoin="round" ');
    else
      c.path(
        `M150 ${150 - r}C${150 + r * 0.4} ${150 - r * 0.84} ${150 + r * 0.76} ${150 - r * 0.8} ${150 + r} ${150 - r * 0.8}C${150 + r} ${150 + r * 0.3} ${150 + r * 0.6} ${150 + r * 0.86} 150 ${150 + r * 1.12}C${150 - r * 0.6} ${150 + r * 0.86} ${150 - r} ${150 + r * 0.3} ${150 - r} ${150 - r * 0.8}C${150 - r * 0.76} ${150 - r * 0.8} ${150 - r * 0.4} ${150 - r * 0.84} 150 ${150 - r}Z`,
        f,
      );
  };
  both(s =>
    range(8).forEach(i => {
      const [x, y] = polar(150, 158, 126, Math.PI / 2 - s * (0.4 + i * 0.22));
      c.path(leaf(x, y, 28, 7, 90 - s * (96 + i * 12.6)), c.lin([lighten(p.x, 0.3), darken(p.x, 0.35)], 60));
    }),
  );
  c.group('transform="translate(0 6)" opacity=".4"', () => draw(122, '#000'));
  draw(122, goldLine(c));
  draw(112, darken(p.b, 0.1));
  draw(
    107,
    c.rad([
      [lighten(p.a, 0.25), 1],
      [mix(p.a, p.b, 0.2), 1],
      [p.b, 1],
    ]),
  );
  place(job, 150, 150, 0.92, 0, rand() < 0.5 ? 'light' : 'dark');
  scrim(c, p, 232, 1);
  return { bottom: 374, w: 258, h: 92, focus: [12, 8, 276] };
};
