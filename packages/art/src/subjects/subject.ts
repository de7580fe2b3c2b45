import type { Canvas } from '../core/canvas.ts';
import type { Palette } from '../core/paint.ts';

/** One illustration in a 300 x 300 box centred on (150, 150). */
export interface Subject {
  /** Names of suitable tints, best first. */
  readonly tints: readonly string[];
  /** Names of suitable scenes. */
  readonly scenes: readonly string[];
  /** Whether the subject extends from edge to edge, and is therefore neither scaled nor moved. */
  readonly wide?: boolean;
  draw(c: Canvas, p: Palette): void;
}
