import type { Canvas } from './canvas.ts';
import { darken, lighten } from './colour.ts';

/** An animal's eye. */
export const eye = (c: Canvas, x: number, y: number, r: number, colour: string): void => {
  c.circle(x, y, r * 1.25, '#0b0c14');
  c.circle(x, y, r, c.rad([lighten(colour, 0.5), colour, darken(colour, 0.4)]));
  c.ellipse(x, y, r * 0.34, r * 0.8, '#06070c');
  c.circle(x - r * 0.35, y - r * 0.4, r * 0.26, '#fff');
};
