import type { Canvas } from '../../core/canvas.ts';
import { lighten } from '../../core/colour.ts';
import type { Palette } from '../../core/paint.ts';

export const bubbles = (c: Canvas, p: Palette, n = 12): void => {
  for (let i = 0; i < n; i++)
    c.circle(
      30 + c.rand() * 240,
      30 + c.rand() * 230,
      2 + c.rand() * 5,
      'none',
      `stroke="${lighten(p.g, 0.5)}" stroke-opacity=".6"`,
    );
};
