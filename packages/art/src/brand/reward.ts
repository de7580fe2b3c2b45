import { Canvas } from '../core/canvas.ts';
import { placeReward, type RewardKind } from './rewards/index.ts';

export const rewardKinds = ['coins', 'spins', 'box', 'ticket', 'capsule', 'star'] as const satisfies RewardKind[];

const GLOWS: Readonly<Record<RewardKind, string>> = {
  coins: '#f1ce80',
  spins: '#7d8df9',
  box: '#8c7bff',
  ticket: '#5cc0d8',
  capsule: '#91a1ff',
  star: '#f1ce80',
};

/** A single reward over a soft light, 180 x 170. */
export const reward = (kind: RewardKind): string => {
  const c = new Canvas(180, 170, 'reward-' + kind);
  c.glow(90, 92, 86, GLOWS[kind], 0.34);
  c.ellipse(90, 158, 62, 7, '#000000', 'opacity=".35"');
  if (kind === 'coins') placeReward(c, kind, 4, 6, 1);
  else placeReward(c, kind, 0, 0, 1);
  return c.toString();
};
