import type { Prize } from '@liftoff/contract/tournament-terms';
import type { Reward } from '@liftoff/contract/reward';
import { minor } from '../money/money.ts';

/** Whether changed prizes keep every place at least as valuable as published [PX-70]. */
export const keepsPrizes = (before: readonly Prize[], after: readonly Prize[]): boolean =>
  before.every(({ place, rewards }) => {
    // The largest first, so that a large reward is not used up for a small one.
    const left = (after.find(prize => prize.place === place)?.rewards ?? []).toSorted(largestFirst);
    return rewards.toSorted(largestFirst).every(reward => {
      const at = left.findIndex(other => isAtLeast(other, reward));
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  });

/** The sum of all prizes of money in a currency, in minor units. */
export const prizeMoney = (prizes: readonly Pick<Prize, 'rewards'>[], currency: string): bigint =>
  prizes
    .flatMap(({ rewards }) => rewards)
    .reduce(
      (sum, reward) =>
        reward.type === 'money' && reward.currency === currency ? sum + minor(reward.amount_cents) : sum,
      0n,
    );

const largestFirst = (one: Reward, other: Reward): number => Number(amountOf(other).amount - amountOf(one).amount);

/** Whether one reward is the other or a larger amount of it. */
function isAtLeast(one: Reward, other: Reward): boolean {
  const [a, b] = [amountOf(one), amountOf(other)];
  return a.of === b.of && a.amount >= b.amount;
}

function amountOf(reward: Reward): { of: string; amount: bigint } {
  switch (reward.type) {
    case 'money':
      return { of: `money ${reward.currency}`, amount: minor(reward.amount_cents) };
    case 'bonus':
      return { of: `bonus ${reward.offer} ${reward.currency}`, amount: minor(reward.amount_cents) };
    case 'freespins':
      return { of: `freespins ${reward.offer}`, amount: BigInt(reward.freespins_count) };
    case 'points':
      return { of: 'points', amount: BigInt(reward.points) };
    case 'tickets':
      return { of: `tickets ${reward.lottery_id}`, amount: BigInt(reward.tickets_count) };
    case 'box':
      return { of: `box ${reward.group_key}`, amount: 1n };
    default:
      return { of: `group ${reward.group}`, amount: 1n };
  }
}

/**
 * The place to aim for next: the lowest paid place above a player without a prize, or the place above a player with
 * one. `null` for the first place.
 */
export function nextPlace(place: number, prizes: readonly Prize[]): number | null {
  if (place <= 1) return null;
  return Math.min(place - 1, prizes.length);
}

/** Millionths of a point that a player needs to pass a score: one more than the difference, because ties rank earlier. */
export const missingTo = (score: bigint, target: bigint): bigint => (target < score ? 0n : target - score + 1n);
