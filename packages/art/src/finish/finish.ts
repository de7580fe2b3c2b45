import type { Canvas } from '../core/canvas.ts';
import type { Palette } from '../core/paint.ts';

/** Something a studio adds over the whole picture: a frame or a light. */
export type Finish = (c: Canvas, p: Palette) => void;

/** A maker's mark, 14 units wide, centred on (x, y) in colour k. */
export type Mark = (c: Canvas, x: number, y: number, k: string) => void;
