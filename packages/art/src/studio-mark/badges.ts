import type { Canvas } from '../core/canvas.ts';
import { ngon } from '../core/outlines.ts';

/** A 24 x 24 frame around a studio's sign, and the width available for the sign. */
interface Badge {
  readonly room: number;
  frame(c: Canvas, colour: string): void;
}

const line = (colour: string, width = 1.6): string => `stroke="${colour}" stroke-width="${width}"`;

/** Frames that distinguish studios with the same sign. The first one is empty. */
export const badges: readonly Badge[] = [
  { room: 21, frame() {} },
  {
    room: 13,
    frame(c, k) {
      c.circle(12, 12, 10.6, 'none', line(k));
    },
  },
  {
    room: 10.5,
    frame(c, k) {
      c.poly(ngon(12, 12, 11.2, 4), 'none', line(k));
    },
  },
  {
    room: 13,
    frame(c, k) {
      c.rect(1.6, 1.6, 20.8, 20.8, 'none', `rx="5" ${line(k)}`);
    },
  },
  {
    room: 12.2,
    frame(c, k) {
      c.poly(ngon(12, 12, 11, 6, Math.PI / 6), 'none', line(k));
    },
  },
  {
    room: 12.2,
    frame(c, k) {
      c.path('M2 2.4H22V13C22 18 17.5 21 12 22.8C6.5 21 2 18 2 13Z', 'none', line(k));
    },
  },
  {
    room: 17,
    frame(c, k) {
      c.line('M2 22.6H22M2 1.4H22', k, 1.8, 'stroke-linecap="round"');
    },
  },
];
