import type { PathCommand } from 'opentype.js';
import type { Point } from '../core/point.ts';

/** One step of an outline with its points in order; the pen ends at the last one. A `Z` step has no points. */
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
