import type { Canvas } from '../../core/canvas.ts';
import { range } from '../../core/geometry.ts';
import { nth } from '@liftoff/catalogue/core/lookup';
import { FOCUS, night, sceneColours, trajectory, WIDE } from '../backdrop.ts';
import { placeReward } from '../rewards/index.ts';

const BALLS: readonly (readonly [x: number, y: number, r: number])[] = [
  [-250, 120, 30],
  [-150, 60, 20],
  [210, 96, 36],
  [286, 220, 22],
  [-290, 330, 18],
  [240, 396, 28],
];
const COLOURS = ['#7ed2ed', '#f1ce80', '#5cc0d8', '#f4f6fa', '#4a90b8', '#e8b45c'];

/** Tickets among drawn balls. */
export const lottery = (c: Canvas): void => {
  const p = sceneColours('#06121c', '#0d2f42', '#5cc0d8', '#f1ce80');
  night(c, p);
  trajectory(c, p, { x: FOCUS, y: WIDE.h * 1.9, r: WIDE.h * 1.52, from: -1.95, to: -1.15, opacity: 0.28, ticks: 50 });
  range(BALLS.length).forEach(i => {
    const [x, y, r] = nth(BALLS, i);
    c.ball(FOCUS + x, y, r, nth(COLOURS, i), { lo: 0.5 });
  });
  placeReward(c, 'ticket', FOCUS - 216, 58, 2.4);
};
