import { lookup } from '@liftoff/catalogue/core/lookup';
import type { Point } from '../core/point.ts';
import { advance, fit, widthOf, type FitBox, type Fitted, type FittedLine } from './fit.ts';
import { pathText } from './path-text.ts';
import { strokeOf, type Stroke } from './stroke.ts';
import { warps } from './warps.ts';

/** Position of a title: centred on `cx`, with `bottom` as its lower edge. */
export interface TitleBox extends FitBox {
  readonly cx: number;
  readonly bottom: number;
}

/** A title as outlines, with one path per line, and the space it occupies. */
export interface Outlined {
  readonly parts: readonly string[];
  readonly top: number;
  readonly bottom: number;
  /** Height of the smallest capitals, in units. */
  readonly cap: number;
}

interface Block {
  readonly strokes: readonly Stroke[];
  readonly top: number;
  readonly height: number;
  readonly squeeze: number;
}

/** One line of letters centred on x = 0, on the baseline. */
const blockOf = (title: Fitted, line: FittedLine): Block => {
  let x = -widthOf(title, line.glyphs, line.size) / 2;
  const strokes = line.glyphs.flatMap((glyph, i) => {
    const { commands } = glyph.getPath(x, 0, line.size);
    x += advance(title, line.glyphs, i, line.size) + title.track * line.size;
    return commands.map(strokeOf);
  });
  const heights = strokes.flatMap(stroke => stroke.points.map(([, y]) => y));
  const top = Math.min(1e9, ...heights);
  return { strokes, top, height: Math.max(-1e9, ...heights) - top, squeeze: line.squeeze };
};

/** Outlines of the fitted title, aligned to the bottom of the box and centred on `box.cx`. */
export const outline = (title: string, face: string, box: TitleBox, warp = 'none'): Outlined => {
  const fitted = fit(title, face, box);
  const blocks = fitted.lines.map(line => blockOf(fitted, line));
  const total = blocks.reduce((sum, block) => sum + block.height, 0) + fitted.gap * (blocks.length - 1);
  const shrink = Math.min(1, (box.h + 6) / total);
  const top = box.bottom - total * shrink;
  const bend = lookup(warps, warp, 'warp')(box.w / 2, total * shrink, top);
  let y = 0;
  const parts = blocks.map(block => {
    const start = y;
    y += block.height + fitted.gap;
    return pathText(block.strokes, (px, py): Point => {
      const [u, v] = bend(px * block.squeeze * shrink, top + (py - block.top + start) * shrink);
      return [box.cx + u, v];
    });
  });
  return { parts, top, bottom: box.bottom, cap: fitted.cap * shrink };
};
