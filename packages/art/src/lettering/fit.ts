// Breaks a title into lines and finds the largest size at which it fits its box.
import type { Font, Glyph } from 'opentype.js';
import { nth } from '@liftoff/catalogue/core/lookup';
import { loadFace } from './load-face.ts';

/** The space for a title, in units. `grow` lets the title exceed the typeface's maximum size. */
export interface FitBox {
  readonly w: number;
  readonly h: number;
  readonly grow?: number;
}

export interface FittedLine {
  readonly glyphs: readonly Glyph[];
  /** Width at size 1. */
  readonly unit: number;
  readonly size: number;
  /** Horizontal condensing factor, from 0.86 to 1. */
  readonly squeeze: number;
}

export interface Fitted {
  readonly lines: readonly FittedLine[];
  /** Height of the smallest capitals, in units. */
  readonly cap: number;
  readonly font: Font;
  readonly track: number;
  readonly gap: number;
}

const LINK = new Set('of the and in at on to for a an by with from & de under over below beyond'.split(' '));
const isLink = (word: string): boolean => LINK.has(word.toLowerCase());

/** Distance from one letter to the next, including kerning and tracking. */
export const advance = ({ font }: Pick<Fitted, 'font'>, glyphs: readonly Glyph[], i: number, size: number): number => {
  const next = glyphs[i + 1];
  const glyph = nth(glyphs, i);
  return (((glyph.advanceWidth ?? 0) + (next ? font.getKerningValue(glyph, next) : 0)) * size) / font.unitsPerEm;
};

/** Width of a line of letters. */
export const widthOf = (face: Pick<Fitted, 'font' | 'track'>, glyphs: readonly Glyph[], size: number): number =>
  glyphs.reduce((w, _, i) => w + advance(face, glyphs, i, size) + (i < glyphs.length - 1 ? face.track * size : 0), 0);

/** All ways to break the words into one, two or three lines. Link words never form a line alone. */
const breaks = (words: readonly string[]): string[][][] => {
  const out = [[[...words]]];
  for (let i = 1; i < words.length; i++) {
    out.push([words.slice(0, i), words.slice(i)]);
    for (let j = i + 1; j < words.length; j++) out.push([words.slice(0, i), words.slice(i, j), words.slice(j)]);
  }
  return out.filter(lines => !lines.some(line => line.length === 1 && isLink(nth(line, 0))));
};

/** Fits a title into a box. Returns the lines with their glyphs, sizes and actual heights. */
export const fit = (title: string, faceName: string, box: FitBox): Fitted => {
  const { font, style } = loadFace(faceName);
  const face = { font, track: style.track ?? 0, gap: style.gap ?? 7 };
  const { yMax, yMin } = font.charToGlyph('H').getMetrics();
  const cap = (yMax - yMin) / font.unitsPerEm;
  const max = style.max * (box.grow ?? 1);
  let best: (Fitted & { score: number }) | undefined;
  for (const words of breaks(title.split(' '))) {
    const lines = words.map(line => {
      const text = style.upper ? line.join(' ').toUpperCase() : line.join(' ');
      const glyphs = font.stringToGlyphs(text);
      const unit = widthOf(face, glyphs, 1);
      return { glyphs, unit, size: Math.min(max, box.w / unit), squeeze: 1 };
    });
    // Long words can be condensed slightly before their size is reduced.
    for (const line of lines) {
      const want = Math.min(max, line.size * 1.16);
      if (want > line.size) {
        line.squeeze = Math.max(0.86, box.w / (line.unit * want));
        line.size = box.w / (line.unit * line.squeeze);
      }
    }
    const least = Math.min(...lines.map(line => line.size));
    for (const line of lines) line.size = Math.min(line.size, least * 1.5);
    const height = lines.reduce((s, line) => s + line.size * cap, 0) + face.gap * (lines.length - 1);
    const scale = Math.min(1, box.h / height);
    for (const line of lines) line.size *= scale;
    const small = Math.min(...lines.map(line => line.size)) * cap;
    const area = lines.reduce((s, line) => s + line.size * cap * line.size * line.unit, 0);
    const score = Math.min(small, 36) * 3.2 + Math.sqrt(area) * 0.35 - (lines.length === 3 ? 12 : 0);
    if (!best || score > best.score) best = { ...face, score, lines, cap: small };
  }
  if (!best) throw new Error(`"${title}" cannot be broken into lines`);
  return best;
};

/** Chooses the first typeface in which the title remains large enough, or else the one in which it is largest. */
export const chooseFace = (title: string, list: readonly string[], box: FitBox): string => {
  const tried = list.map(face => ({ face, cap: fit(title, face, box).cap }));
  const large = tried.find(t => t.cap >= 26);
  return (
    large ??
    nth(
      tried.toSorted((a, b) => b.cap - a.cap),
      0,
    )
  ).face;
};
