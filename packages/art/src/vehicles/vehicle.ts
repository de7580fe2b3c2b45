import type { Canvas } from '../core/canvas.ts';
import type { Palette } from '../core/paint.ts';

/**
 * Draws a crash game's vehicle in a 240 x 240 box centred on (120, 120), with its nose to the right and lit from the
 * top left.
 */
export type DrawVehicle = (c: Canvas, p: Palette) => void;
