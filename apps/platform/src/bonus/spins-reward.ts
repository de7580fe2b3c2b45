import type { CurrencyCode } from '@liftoff/contract/core/money';
import type { SpinTerms } from '@liftoff/rules/bonus/spin-terms';
import type { Platform } from '../core/platform-context.ts';
import type { Sql } from '../database/database.ts';
import type { RewardKind } from '../reward/reward-kind.ts';
import { issueSpins } from './issue-spins.ts';

/**
 * Finds the terms of the free spins of an offer for a player, in the currency in which the player gets them; `null` if
 * there is no such offer.
 */
export type SpinOffers = (
  sql: Sql,
  offer: string,
  playerId: number,
) => Promise<{ readonly currency: CurrencyCode; readonly terms: SpinTerms } | null>;

/** Issues a reward in free spins, with the terms of the offer that it names. Throws if there is no such offer. */
export const spinsReward =
  (platform: Pick<Platform, 'deps'>, offers: SpinOffers): RewardKind<'freespins'> =>
  async (tx, { playerId, reward, cause }) => {
    const offer = await offers(tx, reward.offer, playerId);
    if (offer === null) throw new Error(`There is no offer of free spins named ${reward.offer}`);
    const spins = { playerId, count: reward.freespins_count, cause: `${playerId}:${cause}`, ...offer };
    await issueSpins(tx, platform, spins);
  };
