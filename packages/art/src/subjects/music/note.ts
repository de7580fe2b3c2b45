import type { Canvas } from '../../core/canvas.ts';
import { num } from '../../core/number.ts';

export const note = (c: Canvas, x: number, y: number, f: number, k: string): void => {
  c.ellipse(x, y, 9 * f, 7 * f, k, `transform="rotate(-18 ${x} ${y})"`);
  c.line(`M${num(x + 8 * f)} ${y}V${num(y - 34 * f)}q13 4 12 20`, k, 3.2 * f, 'stroke-linecap="round"');
};
