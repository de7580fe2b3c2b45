import { minor } from '@liftoff/rules/money/money';
import { refuse, Undone } from '../core/call.ts';
import type { Platform } from '../core/platform-context.ts';
import type { RewardKind } from '../reward/reward-kind.ts';
import { issueOffer } from './issue-offer.ts';

/**
 * Gives a bonus under the terms of the offer that the reward names. If the offer is not available to the player, throws
 * `Undone`, which rolls back the giver's transaction. Check `whyUnavailable` before you promise anything.
 */
export const bonusReward =
  (platform: Platform): RewardKind<'bonus'> =>
  async (tx, { playerId, reward, cause }) => {
    const { offer, currency, amount_cents: cents, deposit: paid } = reward;
    const deposit = paid === undefined ? null : { payment: paid.payment, amount: minor(paid.amount_cents) };
    const asked = { playerId, offer, currency, amount: minor(cents), cause: `${playerId}:${cause}`, deposit };
    const issued = await issueOffer(tx, platform, asked);
    if (issued.outcome === 'unavailable') throw new Undone(refuse('forbidden', { 'reward.offer': [issued.because] }));
  };
