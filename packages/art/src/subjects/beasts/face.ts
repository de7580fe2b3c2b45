import type { Canvas } from '../../core/canvas.ts';
import { both } from '../../core/geometry.ts';
import type { Palette } from '../../core/paint.ts';

export const nose = (c: Canvas, y: number, w = 16): void => {
  c.poly(
    [
      [150 - w, y],
      [150, y - 6],
      [150 + w, y],
      [150 + w * 0.5, y + 14],
      [150, y + 18],
      [150 - w * 0.5, y + 14],
    ],
    '#0c0e16',
  );
  c.line(
    `M${150 - w * 0.6} ${y} Q150 ${y - 5} ${150 + w * 0.4} ${y}`,
    '#fff',
    1.6,
    'opacity=".5" stroke-linecap="round"',
  );
};

export const slantEyes = (c: Canvas, p: Palette, x: number, y: number, w = 24): void =>
  both(s => {
    c.poly(
      [
        [150 + s * (x + w), y - 8],
        [150 + s * x, y + 4],
        [150 + s * (x + w * 0.55), y + 8],
      ],
      '#0a0c12',
    );
    c.poly(
      [
        [150 + s * (x + w - 3), y - 6],
        [150 + s * (x + 4), y + 4],
        [150 + s * (x + w * 0.55), y + 5],
      ],
      p.x,
    );
    c.circle(150 + s * (x + w * 0.55), y, 1.8, '#0a0c12');
  });
