import { num } from './number.ts';
import type { Point } from './point.ts';

/** Path data of a closed outline, in relative steps. */
export const outlineOf = (list: readonly Point[]): string => {
  let d = '',
    px = 0,
    py = 0;
  list.forEach(([x, y], i) => {
    const X = num(x),
      Y = num(y);
    d += i ? `${i > 1 ? ' ' : 'l'}${num(X - px)} ${num(Y - py)}` : `M${X} ${Y}`;
    [px, py] = [X, Y];
  });
  return d + 'z';
};
