import type { Canvas } from '../core/canvas.ts';
import type { Palette } from '../core/paint.ts';

/** Paints a scene of 300 x 400 over the ground gradient. The subject is later placed near (150, 150). */
export type Scene = (c: Canvas, p: Palette) => void;
