import type { PathCommand } from 'opentype.js';
import type { Point } from '../core/point.ts';

/** One step of an outline: its points in order, the last one is where the pen ends. Z has none. */
export interface Stroke {
  readonly type: PathCommand['type'];
  readonly points: readonly Point[];
}

export const strokeOf = (k: PathCommand): Stroke => {
  if (k.type === 'Z') return { type: 'Z', points: [] };
  const end: Point = [k.x, k.y];
  if (k.type === 'C')
    return {
      type: 'C',
      points: [[k.x1, k.y1], [k.x2, k.y2], end],
    };
  return { type: k.type, points: k.type === 'Q' ? [[k.x1, k.y1], end] : [end] };
};
