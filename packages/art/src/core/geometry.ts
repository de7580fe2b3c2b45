import { num } from './number.ts';
import type { Point } from './point.ts';

export const TAU = Math.PI * 2;

export const polar = (cx: number, cy: number, r: number, a: number): Point => [
  cx + Math.cos(a) * r,
  cy + Math.sin(a) * r,
];

export const at = ([x, y]: Point): string => `${num(x)} ${num(y)}`;

export const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** Draws the same shape on both sides: calls `draw` with -1, then with 1. */
export const both = (draw: (side: -1 | 1) => void): void => {
  draw(-1);
  draw(1);
};
