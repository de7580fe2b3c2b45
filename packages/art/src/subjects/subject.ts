import type { Canvas } from '../core/canvas.ts';
import type { Palette } from '../core/paint.ts';

/** One illustration in a 300 x 300 box centred on (150, 150). */
export interface Subject {
  /** Names of the tints it may be made of, the most fitting first. */
  readonly tints: readonly string[];
  /** Names of the scenes it may stand in. */
  readonly scenes: readonly string[];
  /** It runs edge to edge, so it is neither scaled nor moved. */
  readonly wide?: boolean;
  draw(c: Canvas, p: Palette): void;
}
