import type { Canvas } from '../../core/canvas.ts';
import { num } from '../../core/number.ts';
import { leaf } from '../../core/outlines.ts';

export const kelp = (c: Canvas, x: number, h: number, k: string): void => {
  c.line(
    `M${x} 410C${x - 20} ${num(410 - h * 0.3)} ${x + 22} ${num(410 - h * 0.6)} ${x} ${410 - h}`,
    k,
    5,
    'stroke-linecap="round"',
  );
  for (let i = 1; i < 7; i++) c.path(leaf(x + (i % 2 ? 3 : -3), 410 - (h * i) / 7, 30, 7, i % 2 ? -30 : 210), k);
};
