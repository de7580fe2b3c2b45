import type { Canvas } from './canvas.ts';
import { darken, lighten } from './colour.ts';
import { star4 } from './outlines.ts';
import type { Ramp } from './paint.ts';

/** A metallic sheen for lathe-turned and tubular shapes. */
export const metal = (c: Canvas, p: Ramp, angle = 0): string =>
  c.lin([p.h3, p.h1, lighten(p.h1, 0.5), p.h1, p.h2, p.h3, darken(p.h3, 0.3)], angle);

/** Standard gradient of a lit body. */
export const lit = (c: Canvas, p: Ramp, angle = 60): string => c.lin([p.h1, p.h2, p.h3], angle);

/** A soft highlight along a stroke. */
export const shine = (c: Canvas, d: string, width = 4, opacity = 0.5): Canvas =>
  c.line(d, '#fff', width, `stroke-linecap="round" opacity="${opacity}"`);

export const sparkle = (c: Canvas, x: number, y: number, s: number, fill = '#fff', opacity = 0.95): Canvas =>
  c.path(star4(x, y, s), fill, `opacity="${opacity}"`);
