import type { Canvas } from '../core/canvas.ts';
import type { Palette } from '../core/paint.ts';

/** What flies in a crash game, in a box of 240 x 240 centred on (120, 120), its nose to the right, lit from the top left. */
export type DrawVehicle = (c: Canvas, p: Palette) => void;
