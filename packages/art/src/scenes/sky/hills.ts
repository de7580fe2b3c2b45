import type { Canvas } from '../../core/canvas.ts';
import { mix } from '../../core/colour.ts';
import type { Palette } from '../../core/paint.ts';

export const hills = (c: Canvas, p: Palette, y0: number, layers = 3): void => {
  for (let l = 0; l < layers; l++) {
    const y = y0 + l * 26,
      k = mix(mix(p.g, p.a, 0.35 + l * 0.2), p.b, 0.15 + l * 0.28);
    c.path(
      `M-10 ${y + c.rand() * 16}C60 ${y - 24 + c.rand() * 26} 110 ${y + 18} 160 ${y - 4}S260 ${y - 26 + c.rand() * 30} 310 ${y + 6}V410H-10Z`,
      k,
    );
  }
};
