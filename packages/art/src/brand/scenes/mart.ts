import type { Canvas } from '../../core/canvas.ts';
import { FOCUS, night, sceneColours, trajectory, WIDE } from '../backdrop.ts';
import { placeReward } from '../rewards/index.ts';

/** All items in the shop, floating. */
export const mart = (c: Canvas): void => {
  const p = sceneColours('#0c0b1b', '#221a44', '#a58bff', '#f1ce80');
  night(c, p);
  trajectory(c, p, { x: FOCUS, y: WIDE.h * 1.9, r: WIDE.h * 1.5, from: -1.95, to: -1.1, opacity: 0.25, ticks: 50 });
  placeReward(c, 'box', FOCUS - 200, 200, 1.2);
  placeReward(c, 'coins', FOCUS + 40, 250, 1.1);
  placeReward(c, 'capsule', FOCUS - 60, 68, 1.5);
  placeReward(c, 'ticket', FOCUS + 120, 120, 0.9);
};
