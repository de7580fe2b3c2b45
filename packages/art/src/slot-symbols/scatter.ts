import { Canvas } from '../core/canvas.ts';
import { darken, lighten, mix } from '../core/colour.ts';
import { range } from '../core/geometry.ts';
import type { Role } from './cast.ts';
import { drawFigure } from './figure.ts';
import { ribbon } from './ribbon.ts';

/** The scatter: a pale disc over dark water, a figure larger than the disc, and a blue ribbon. */
export const scatterSymbol = (seed: string, role: Role, wide: boolean, face: string): string => {
  const c = new Canvas(200, 200, seed);
  const { p } = role;
  const pale = lighten(p.g, 0.72);
  c.glow(100, 84, 98, lighten(p.g, 0.4), 0.6);
  c.circle(
    100,
    86,
    74,
    c.rad(
      [
        ['#ffffff', 1, 0],
        [pale, 1, 0.45],
        [mix(p.g, p.a, 0.3), 1, 1],
      ],
      36,
      28,
      80,
    ),
  );
  c.circle(100, 86, 78.5, 'none', `stroke="${pale}" stroke-opacity=".75" stroke-width="1.8"`);
  c.clipped('<circle cx="100" cy="86" r="77"/>', () => {
    const water = c.lin([mix(p.a, p.b, 0.35), darken(p.b, 0.1)], 90);
    c.path('M12 118Q56 106 100 113T190 114V172H12Z', water);
    range(3).forEach(i =>
      c.line(`M${34 + i * 12} ${127 + i * 9}q14-6 28 0t28 0t28 0`, pale, 1.8, `opacity="${0.5 - i * 0.12}"`),
    );
  });
  drawFigure(c, role, wide ? { x: 100, y: 86, size: 190 } : { x: 100, y: 79, size: 158 });
  ribbon(c, 'blue', 'Scatter', face);
  return c.toString();
};
