import { nth } from '@liftoff/catalogue/core/lookup';
import { num } from '../core/number.ts';
import type { Point } from '../core/point.ts';
import type { Stroke } from './stroke.ts';

/**
 * Path data with relative coordinates and one decimal. Strokes too small to see at tile size are straightened or
 * removed.
 */
export const pathText = (strokes: readonly Stroke[], place: (x: number, y: number) => Point): string => {
  let d = '';
  let [px, py]: Point = [0, 0];
  for (const stroke of strokes) {
    if (stroke.type === 'Z') {
      d += 'z';
      continue;
    }
    const points = stroke.points.map(([x, y]): Point => {
      const [u, v] = place(x, y);
      return [num(u), num(v)];
    });
    const [ex, ey] = nth(points, points.length - 1);
    const reach = Math.hypot(ex - px, ey - py);
    if (stroke.type === 'M') d += `M${ex} ${ey}`;
    else {
      if (reach < 0.5) continue;
      if (points.length > 1 && reach >= 1.7)
        d += stroke.type.toLowerCase() + points.map(([x, y]) => `${num(x - px)} ${num(y - py)}`).join(' ');
      else if (ex === px) d += `v${num(ey - py)}`;
      else if (ey === py) d += `h${num(ex - px)}`;
      else d += `l${num(ex - px)} ${num(ey - py)}`;
    }
    [px, py] = [ex, ey];
  }
  return d;
};
