import type { Canvas } from '../core/canvas.ts';
import { darken, lighten } from '../core/colour.ts';
import { at, polar, range, TAU } from '../core/geometry.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import { star4 } from '../core/outlines.ts';
import type { Palette } from '../core/paint.ts';

/** The prize wheel on its stand, centred on (150, 150) with a radius of 112 units. */
export const prizeWheel = (c: Canvas, p: Palette): void => {
  const colours = [p.h1, p.h3, p.x, p.h2];
  c.circle(150, 150, 112, c.lin([lighten(p.h1, 0.5), p.h2, p.h3], 60));
  c.circle(150, 150, 104, darken(p.b, 0.2));
  range(16).forEach(i => {
    const [from, to] = [polar(150, 150, 100, (i / 16) * TAU), polar(150, 150, 100, ((i + 1) / 16) * TAU)];
    c.path(`M150 150L${at(from)}A100 100 0 0 1 ${at(to)}Z`, nth(colours, i % 4));
  });
  range(16).forEach(i =>
    c.circle(...polar(150, 150, 108, ((i + 0.5) / 16) * TAU), 3, i % 2 ? '#fff8dc' : lighten(p.x, 0.5)),
  );
  const shine = c.rad(
    [
      ['#ffffff', 0.22],
      ['#ffffff', 0],
      ['#000000', 0.4],
    ],
    36,
    26,
    80,
  );
  c.circle(150, 150, 100, shine);
  c.ball(150, 150, 28, p.h2);
  c.path(star4(150, 150, 16), '#ffffff', 'opacity=".9"');
  c.path('M150 52L136 24H164Z', lighten(p.x, 0.3), 'stroke="#ffffff" stroke-width="2"');
  c.path('M112 256L124 238H176L188 256L200 276H100Z', c.lin([p.h2, p.h3]));
};
