import type { Canvas } from '../core/canvas.ts';
import { darken, lighten } from '../core/colour.ts';

/** Starlight, the brand's gold. */
export const GILT = '#f1ce80';

/** A gold gradient, lit from the top left. */
export const gilt = (c: Canvas): string =>
  c.lin([lighten(GILT, 0.55), GILT, darken(GILT, 0.5), lighten(GILT, 0.1), darken(GILT, 0.3)], 60);
