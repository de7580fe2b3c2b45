import type { Canvas } from '../../core/canvas.ts';
import { FOCUS, night, sceneColours, trajectory, WIDE } from '../backdrop.ts';
import { placeReward } from '../rewards/index.ts';

/** A gift-wrapped box under a star. */
export const gifts = (c: Canvas): void => {
  const p = sceneColours('#0d0a1e', '#241a52', '#9a83ff', '#f1ce80');
  night(c, p);
  trajectory(c, p, { x: FOCUS, y: WIDE.h * 1.8, r: WIDE.h * 1.46, from: -2, to: -1.14, opacity: 0.28, ticks: 50 });
  c.glow(FOCUS, 120, 210, '#f1ce80', 0.35);
  placeReward(c, 'star', FOCUS - 56, 20, 0.62);
  c.ellipse(FOCUS, 462, 190, 18, '#000000', 'opacity=".35"');
  placeReward(c, 'box', FOCUS - 184, 110, 2);
  placeReward(c, 'spins', FOCUS + 136, 270, 0.86);
};
