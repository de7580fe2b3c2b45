import type { Canvas } from '../core/canvas.ts';
import type { Palette } from '../core/paint.ts';

/** An overlay that a studio applies to the whole picture: a frame or a light. */
export type Finish = (c: Canvas, p: Palette) => void;

/** Draws a studio's mark, 14 units wide, centred on (x, y) in colour `k`. */
export type Mark = (c: Canvas, x: number, y: number, k: string) => void;
