import type { Canvas } from '../core/canvas.ts';
import { mix } from '../core/colour.ts';
import type { Palette } from '../core/paint.ts';

export const ground = (c: Canvas, p: Palette): void => {
  c.rect(0, 0, 300, 400, c.lin([p.a, mix(p.a, p.b, 0.5), p.b], 90));
  c.circle(
    150,
    150,
    215,
    c.rad([
      [p.g, 0.66],
      [p.g, 0.28, 0.42],
      [p.g, 0, 1],
    ]),
  );
};
