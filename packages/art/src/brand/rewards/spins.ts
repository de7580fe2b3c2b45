import type { Canvas } from '../../core/canvas.ts';
import { at, polar, range, TAU } from '../../core/geometry.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import { star4 } from '../../core/outlines.ts';
import { GOLD } from '../gold.ts';

const SEGMENTS = ['#91a1ff', '#252c6e', '#5f6df2', '#1b2152'];

/** A small prize wheel. */
export const spins = (c: Canvas): void => {
  c.circle(90, 84, 66, c.lin(['#dfe5ff', '#7d8df9', '#2f3aa8'], 60));
  c.circle(90, 84, 57, '#12163a');
  range(12).forEach(i => {
    const [from, to] = [polar(90, 84, 55, (i / 12) * TAU), polar(90, 84, 55, ((i + 1) / 12) * TAU)];
    c.path(`M90 84L${at(from)}A55 55 0 0 1 ${at(to)}Z`, nth(SEGMENTS, i % 4));
  });
  const shine = c.rad(
    [
      ['#ffffff', 0.25],
      ['#ffffff', 0],
      ['#000000', 0.4],
    ],
    36,
    26,
    80,
  );
  c.circle(90, 84, 55, shine);
  c.ball(90, 84, 19, GOLD[1]);
  c.path(star4(90, 84, 12), '#ffffff');
  c.path('M90 30L80 8H100Z', GOLD[1]);
};
