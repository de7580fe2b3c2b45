import { Canvas } from '../core/canvas.ts';
import { darken, lighten, mix } from '../core/colour.ts';
import { at, polar, range, TAU } from '../core/geometry.ts';
import type { Role } from './cast.ts';
import { drawFigure } from './figure.ts';
import { GILT, gilt } from './gilt.ts';
import { ribbon } from './ribbon.ts';

/** The wild: rays, a gold rim, the game's subject in gold, and a red ribbon. */
export const wildSymbol = (seed: string, role: Role, wide: boolean, face: string): string => {
  const c = new Canvas(200, 200, seed);
  const { p } = role;
  c.glow(100, 90, 98, '#ffe7a8', 0.55);
  range(24).forEach(i => {
    const a = (i / 24) * TAU;
    if (Math.sin(a) > 0.7) return;
    const ray = `M${at(polar(100, 90, 83, a))}L${at(polar(100, 90, i % 2 ? 89 : 96, a))}`;
    c.line(ray, GILT, i % 2 ? 1.6 : 2.8, 'stroke-linecap="round"');
  });
  c.circle(100, 90, 79, gilt(c));
  c.circle(100, 90, 72.5, darken(p.b, 0.5));
  c.circle(
    100,
    90,
    71,
    c.rad(
      [
        [mix(p.a, p.g, 0.3), 1, 0],
        [mix(p.a, p.b, 0.3), 1, 0.55],
        [p.b, 1, 1],
      ],
      40,
      32,
      80,
    ),
  );
  c.glow(100, 84, 66, lighten(p.h2, 0.2), 0.5);
  if (wide) c.clipped('<circle cx="100" cy="90" r="71"/>', () => drawFigure(c, role, { x: 100, y: 78, size: 176 }));
  else drawFigure(c, role, { x: 100, y: 79, size: 112 });
  ribbon(c, 'red', 'Wild', face);
  return c.toString();
};
