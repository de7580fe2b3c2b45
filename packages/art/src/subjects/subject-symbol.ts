import type { Canvas } from '../core/canvas.ts';
import type { Palette } from '../core/paint.ts';
import { bounds, type Box } from './bounds.ts';
import type { Subject } from './subject.ts';

const USUAL: Box = [40, 40, 220, 220];

/** Draws a subject once, scales it to the common visual size and centres the drawn shape. Returns the symbol's id. */
export const subjectSymbol = (c: Canvas, p: Palette, name: string, subject: Subject): string => {
  const [x, y, w, h] = bounds[name] ?? USUAL;
  const fit = Math.max(0.86, Math.min(1.32, 232 / Math.max(w, h * 0.98)));
  const raw = c.symbol(() => subject.draw(c, p));
  const place = `translate(150 150) scale(${Math.round(fit * 100) / 100}) translate(${-Math.round(x + w / 2)} ${-Math.round(y + h / 2)})`;
  return c.symbol(() => c.use(raw, place));
};
