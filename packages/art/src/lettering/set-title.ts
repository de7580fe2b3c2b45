import type { Canvas } from '../core/canvas.ts';
import { lookup } from '@liftoff/catalogue/core/lookup';
import type { Palette } from '../core/paint.ts';
import { inks } from './inks.ts';
import { outline, type Outlined, type TitleBox } from './outline.ts';
import { treatments } from './treatments.ts';

/** Lettering style of a title. Every property holds the name of a style option. */
export interface TitleStyle {
  readonly face: string;
  readonly treatment: string;
  readonly warp: string;
  readonly scheme: string;
}

/** Sets a title into a box and returns the space it occupies. */
export const setTitle = (c: Canvas, title: string, style: TitleStyle, box: TitleBox, p: Palette): Outlined => {
  const outlined = outline(title, style.face, box, style.warp);
  const colours = inks(p, style.scheme);
  const ids = outlined.parts.map(d => {
    const id = c.id();
    c.defs.push(`<path id="${id}" d="${d}"/>`);
    return id;
  });
  const fill = c.linAt(colours.stops, 0, outlined.top, 0, outlined.bottom);
  lookup(treatments, style.treatment, 'title treatment')(c, ids, colours, { ...outlined, fill });
  return outlined;
};
