import type { Canvas } from '../../core/canvas.ts';
import { star4 } from '../../core/outlines.ts';
import { GOLD } from '../gold.ts';
import { box } from './box.ts';
import { capsule } from './capsule.ts';
import { coins } from './coins.ts';
import { spins } from './spins.ts';
import { ticket } from './ticket.ts';

const star = (c: Canvas): void => {
  c.path(star4(90, 84, 74), c.lin(GOLD.slice(0, 3), 60));
  c.path(star4(90, 84, 40), '#ffffff', 'opacity=".7"');
};

/** Rewards that a player can receive, each drawn in a box of 180 x 170. */
export const rewards = { coins, spins, box, ticket, capsule, star };
export type RewardKind = keyof typeof rewards;

/** Places one reward, scaled, inside a larger drawing. */
export const placeReward = (c: Canvas, kind: RewardKind, x: number, y: number, scale: number): void => {
  c.group(`transform="translate(${x} ${y}) scale(${scale})"`, () => rewards[kind](c));
};
