import type { Canvas } from '../core/canvas.ts';
import type { Palette } from '../core/paint.ts';

/** Paints 300 x 400 over the ground gradient; the subject will sit near (150, 150). */
export type Scene = (c: Canvas, p: Palette) => void;
