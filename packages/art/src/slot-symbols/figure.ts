import type { Canvas } from '../core/canvas.ts';
import { darken } from '../core/colour.ts';
import { lookup } from '@liftoff/catalogue/core/lookup';
import { num } from '../core/number.ts';
import { bounds, type Box } from '../subjects/bounds.ts';
import { subjects } from '../subjects/index.ts';
import type { Role } from './cast.ts';

const WHOLE: Box = [0, 0, 300, 300];

/** Position of a figure: its centre, and the size available to its shape. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Draws a figure with a dark edge, so that it stands out from its background at every size. */
export const drawFigure = (c: Canvas, { subject, p }: Role, { x, y, size }: Place): void => {
  const drawing = lookup(subjects, subject, 'subject');
  const [left, top, w, h] = drawing.wide ? WHOLE : (bounds[subject] ?? WHOLE);
  const scale = size / Math.max(w, h, Math.hypot(w, h) * 0.84);
  const symbol = c.symbol(() => drawing.draw(c, p));
  const place = `translate(${x} ${y}) scale(${Math.round(scale * 1000) / 1000}) translate(${num(-left - w / 2)} ${num(-top - h / 2)})`;
  c.use(symbol, `translate(0 2) ${place}`, `stroke="${darken(p.b, 0.3)}" stroke-width="6" opacity=".4"`);
  c.use(symbol, place);
};
