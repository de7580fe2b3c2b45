import { Canvas } from '../core/canvas.ts';
import { WIDE } from './backdrop.ts';
import { brandScenes } from './scenes/index.ts';

export const sceneKinds = [
  'launch',
  'tournament',
  'turbo',
  'vip',
  'mart',
  'jackpot',
  'wheel',
  'adventure',
  'gifts',
  'lottery',
  'quest',
  'live',
  'tide',
] as const satisfies (keyof typeof brandScenes)[];
export type SceneKind = (typeof sceneKinds)[number];

/** A banner picture, 1200 x 520. The subject is right of the middle, so that the left is free for text. */
export const scene = (kind: SceneKind): string => {
  const c = new Canvas(WIDE.w, WIDE.h, 'scene-' + kind);
  brandScenes[kind](c);
  return c.toString();
};
