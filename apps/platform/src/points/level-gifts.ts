import type { Levels } from '@liftoff/contract/console/points-rules';
import type { RewardOf } from '@liftoff/contract/reward';
import { rateFor } from '@liftoff/rules/points/exchange-points';
import * as z from 'zod';
import { playerById } from '../account/player-row.ts';
import type { Platform } from '../core/platform-context.ts';
import type { Tx } from '../database/database.ts';
import type { Giver } from '../reward/rewards.ts';
import { levelsInForce } from './points-rules.ts';

/** Called after a player's persistent points have changed. */
export type ReachLevels = (
  tx: Tx,
  playerId: number,
  earned: { readonly before: bigint; readonly after: bigint },
) => Promise<void>;

type LevelReward = RewardOf<'money' | 'points' | 'bonus' | 'freespins'>;
type Gift = Levels[number]['gifts'][number];

/** What a bonus or free spins of a level give the player now; `null` if their offer gives this player nothing. */
export type OfferedGift = (
  tx: Tx,
  playerId: number,
  gift: Extract<Gift, { type: 'bonus' | 'fs' }>,
) => Promise<RewardOf<'bonus' | 'freespins'> | null>;

const Due = z.object({ player: z.int(), level: z.int(), gift: z.int() });
const giveJob = 'points:level-gift';
const hourMs = 3_600_000;

/** The number of the highest level reached with as many persistent points; 0 if none is. */
export const levelWith = (levels: Levels, points: bigint): number =>
  levels.filter(level => points >= BigInt(level.points)).length;

/**
 * Gives the gifts of the levels that players reach, each once [PENTITY-014]. Every gift has its own job, because a
 * transaction gives only one reward. Gifts wait while staff have stopped bonuses [PX-50]. Any other gift that could not
 * be given is tried again when the player reaches the next level.
 */
export function levelGifts(
  { jobs, deps }: Platform,
  giver: Giver<LevelReward['type']>,
  offered: OfferedGift,
): ReachLevels {
  jobs.on(giveJob, async (tx, payload) => {
    const due = Due.parse(payload);
    const { player: playerId, level, gift: number } = due;
    const gift = (await levelsInForce(tx))[level - 1]?.gifts[number];
    const player = await playerById(tx, playerId, 'FOR UPDATE');
    if (gift === undefined || player === null) return;
    const isOffered = gift.type === 'bonus' || gift.type === 'fs';
    const reward = isOffered ? await offered(tx, playerId, gift) : rewardOf(gift, player.currency);
    if (reward === null) return;
    const giving = await giver.give(tx, playerId, reward, { reference: `level_${level}:${number}` });
    if (giving.outcome === 'denied' && giving.because === 'stopped')
      await jobs.schedule(tx, giveJob, new Date(deps.now().getTime() + hourMs), due);
  });
  return async (tx, player, { before, after }) => {
    if (after <= before) return;
    const levels = await levelsInForce(tx);
    const reached = levelWith(levels, after);
    if (reached <= levelWith(levels, before)) return;
    for (const [n, { gifts }] of levels.slice(0, reached).entries()) {
      for (const gift of gifts.keys()) await jobs.schedule(tx, giveJob, deps.now(), { player, level: n + 1, gift });
    }
  };
}

function rewardOf(gift: Exclude<Gift, { type: 'bonus' | 'fs' }>, currency: string): LevelReward | null {
  if (gift.type === 'points') return { type: 'points', points: gift.points };
  const amount = rateFor(gift.amounts, currency);
  return amount === null ? null : { type: 'money', ...amount };
}
