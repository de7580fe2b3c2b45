// Shapes that several patches share.
import type { Canvas } from '../../core/canvas.ts';
import { num } from '../../core/number.ts';

/** The colours of a patch: its deep and middle ground, its light, and its brightest accent. */
export interface Hues {
  readonly deep: string;
  readonly mid: string;
  readonly glow: string;
  readonly accent: string;
}

export type DrawPatch = (c: Canvas, hues: Hues) => void;

export const diamond = (c: Canvas, x: number, y: number, size: number, colour: string, opacity = 1): void => {
  const tall = size * 1.25;
  c.path(
    `M${num(x)} ${num(y - tall)}L${num(x + size)} ${num(y)}L${num(x)} ${num(y + tall)}L${num(x - size)} ${num(y)}Z`,
    colour,
    opacity === 1 ? '' : `opacity="${opacity}"`,
  );
};

/** Three shrinking diamonds: the exhaust of the brand. */
export const exhaust = (c: Canvas, points: readonly (readonly [number, number])[]): void =>
  points.forEach(([x, y], i) => diamond(c, x, y, 3 - i * 0.7, '#ffffff', [1, 0.6, 0.4][i]));

/** The brand's ascending delta, with its exhaust. */
export const delta = (c: Canvas, x: number, y: number, scale: number, turn: number, shade = '#91a1ff'): void => {
  c.group(`transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"`, () => {
    c.path('M0-15L12 6L0 1.2L-12 6Z', '#f4f6fa');
    c.path('M0-15L12 6L0 1.2Z', shade);
    c.path('M0 5L3 8.8L0 12.6L-3 8.8Z', '#ffffff');
    c.path('M0 13.5L2.2 16.3L0 19.1L-2.2 16.3Z', '#ffffff', 'opacity=".7"');
  });
};

export const ball = (c: Canvas, x: number, y: number, r: number, light: string, shade: string): void => {
  c.circle(x, y, r, c.rad([light, shade], 36, 30, 78), 'stroke="none"');
};

/** A meteor that falls from the top left; (x, y) is its head. */
export const meteor = (c: Canvas, x: number, y: number, length: number, width: number, colour: string): void => {
  c.group(`transform="translate(${x} ${y}) rotate(38)"`, () => {
    const tail = c.lin(
      [
        [colour, 0],
        [colour, 1],
      ],
      0,
    );
    c.path(`M${-length} 0L0 ${-width}A${width} ${width} 0 0 1 0 ${width}Z`, tail);
    c.circle(0, 0, width * 1.35, '#ffffff');
  });
};

export const orbit = (c: Canvas, x: number, y: number, rx: number, ry: number, turn: number, stroke: string): void => {
  c.ellipse(x, y, rx, ry, 'none', `transform="rotate(${turn} ${x} ${y})" ${stroke}`);
};

/** Ground below an uneven line. */
export const ridge = (c: Canvas, y: number, height: number, colour: string): void => {
  let d = `M0 200L0 ${y}`;
  for (let x = 0; x <= 200; x += 20) d += `L${x} ${num(y - c.rand() * height)}`;
  c.path(`${d}L200 200Z`, colour);
};

/** Water below a wavy line. */
export const water = (c: Canvas, y: number, colour: string, phase = 0): void => {
  let d = `M0 200L0 ${y}`;
  for (let x = 0; x <= 200; x += 10) d += `L${x} ${num(y + Math.sin(x / 16 + phase) * 3)}`;
  c.path(`${d}L200 200Z`, colour);
};
