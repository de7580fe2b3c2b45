import type { Canvas } from '../core/canvas.ts';
import { darken, lighten } from '../core/colour.ts';
import { at, polar, range } from '../core/geometry.ts';
import { num } from '../core/number.ts';
import type { Palette } from '../core/paint.ts';

/** Size of a banner scene in drawing units. */
export const WIDE = { w: 1200, h: 520 } as const;

/** Horizontal centre of a scene's subject, to the right of the text. */
export const FOCUS = WIDE.w * 0.74;

/** Builds a scene's palette from a deep colour, a ground, a glow and an accent. */
export const sceneColours = (b: string, a: string, g: string, x: string): Palette => ({
  a,
  b,
  g,
  x,
  h1: lighten(g, 0.6),
  h2: g,
  h3: darken(g, 0.45),
});

/** A night sky with stars, and a soft light behind the subject. */
export const night = (c: Canvas, p: Palette): void => {
  const { w, h } = WIDE;
  const light = c.rad([
    [p.g, 0.34],
    [p.g, 0.1, 0.5],
    [p.g, 0, 1],
  ]);
  c.rect(0, 0, w, h, c.lin([p.a, p.b], 20));
  c.circle(w * 0.76, h * 0.5, h * 0.95, light);
  range(130).forEach(() => {
    const size = c.rand();
    c.circle(
      c.rand() * w,
      c.rand() * h * 0.9,
      0.5 + size * size * 1.5,
      '#ffffff',
      `opacity="${num(0.12 + size * 0.6)}"`,
    );
  });
};

/** A trajectory: an arc around (x, y) with instrument ticks. Angles are in radians. */
export const trajectory = (
  c: Canvas,
  p: Palette,
  arc: { x: number; y: number; r: number; from: number; to: number; opacity: number; ticks: number },
): void => {
  const { x, y, r, from, to, opacity, ticks } = arc;
  c.line(`M${at(polar(x, y, r, from))}A${r} ${r} 0 0 1 ${at(polar(x, y, r, to))}`, p.x, 1.4, `opacity="${opacity}"`);
  const marks = range(ticks + 1).map(i => {
    const angle = from + ((to - from) * i) / ticks;
    return `M${at(polar(x, y, r, angle))}L${at(polar(x, y, r + (i % 5 ? 6 : 13), angle))}`;
  });
  c.line(marks.join(''), p.x, 1.2, `opacity="${num(opacity * 0.9)}"`);
};
