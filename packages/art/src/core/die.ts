import type { Canvas } from './canvas.ts';
import { darken, lighten } from './colour.ts';
import { at } from './geometry.ts';
import { num } from './number.ts';
import type { Point } from './point.ts';

/** Number of pips on a face of a die. */
export type Face = 1 | 2 | 3 | 4 | 5 | 6;

/** A rounded die with three visible faces. */
const PIPS: Record<Face, readonly Point[]> = {
  1: [[0.5, 0.5]],
  2: [
    [0.27, 0.27],
    [0.73, 0.73],
  ],
  3: [
    [0.25, 0.25],
    [0.5, 0.5],
    [0.75, 0.75],
  ],
  4: [
    [0.27, 0.27],
    [0.73, 0.27],
    [0.27, 0.73],
    [0.73, 0.73],
  ],
  5: [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.5, 0.5],
    [0.25, 0.75],
    [0.75, 0.75],
  ],
  6: [
    [0.28, 0.22],
    [0.28, 0.5],
    [0.28, 0.78],
    [0.72, 0.22],
    [0.72, 0.5],
    [0.72, 0.78],
  ],
};

export const die = (
  c: Canvas,
  x: number,
  y: number,
  s: number,
  deg: number,
  colour: string,
  faces: readonly [Face, Face, Face],
  pip = '#fff',
): Canvas =>
  c.group(`transform="rotate(${deg} ${num(x)} ${num(y)})"`, () => {
    const h = s * 0.56,
      low = y + s * 0.98;
    const back: Point = [x, y - s];
    const right: Point = [x + s, y - s + h];
    const front: Point = [x, y - s + 2 * h];
    const left: Point = [x - s, y - s + h];
    const leftFoot: Point = [x - s, low - h];
    const rightFoot: Point = [x + s, low - h];
    const base: Point = [x, low];
    c.poly(
      [back, right, front, left],
      c.lin([lighten(colour, 0.55), lighten(colour, 0.2)], 60),
      'stroke-linejoin="round"',
    );
    c.poly([left, front, base, leftFoot], c.lin([colour, darken(colour, 0.2)], 90));
    c.poly([front, right, rightFoot, base], c.lin([darken(colour, 0.3), darken(colour, 0.6)], 90));
    const put = (n: Face, A: Point, B: Point, C: Point, rx: number, ry: number, o: number) => {
      for (const [u, v] of PIPS[n])
        c.ellipse(
          A[0] + (B[0] - A[0]) * u + (C[0] - A[0]) * v,
          A[1] + (B[1] - A[1]) * u + (C[1] - A[1]) * v,
          rx,
          ry,
          pip,
          `opacity="${o}"`,
        );
    };
    put(faces[0], back, right, left, s * 0.12, s * 0.075, 0.95);
    put(faces[1], left, front, leftFoot, s * 0.085, s * 0.12, 0.92);
    put(faces[2], front, right, base, s * 0.085, s * 0.12, 0.7);
    c.line(`M${at(left)}L${at(front)}L${at(right)}M${at(front)}L${at(base)}`, '#fff', 1.4, 'opacity=".5"');
  });
