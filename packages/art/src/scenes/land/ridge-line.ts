import type { Canvas } from '../../core/canvas.ts';
import type { Point } from '../../core/point.ts';

export const ridgeLine = (c: Canvas, y0: number, amp: number, step: number): Point[] => {
  const q: Point[] = [[-10, 410]];
  let x = -10;
  while (x < 320) {
    q.push([x, y0 + (c.rand() - 0.3) * amp * 0.6]);
    x += step * (0.8 + c.rand() * 0.6);
    q.push([x, y0 - amp + (c.rand() - 0.5) * amp]);
    x += step * (0.8 + c.rand() * 0.6);
  }
  q.push([320, 410]);
  return q;
};
