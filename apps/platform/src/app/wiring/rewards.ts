import { openCountry } from '@liftoff/rules/account/licence';
import type { MayPromote } from '../../account/offers/marketing.ts';
import type { Platform } from '../../core/platform-context.ts';
import { licencePolicy } from '../../market/licence-policy.ts';
import { openPoints, pointsReward } from '../../points/points.ts';
import { groupReward } from '../../reward/group-reward.ts';
import { rewardSettings } from '../../reward/may-have.ts';
import { openRewards } from '../../reward/rewards.ts';
import { moneyReward } from '../../wallet/money-reward.ts';

/** The one door for rewards: the kinds that can be given, each by the module that owns it, and their givers. */
export function wireRewards({ deps }: Platform, mayPromote: MayPromote) {
  const points = openPoints(deps);
  const rewards = openRewards(
    deps,
    { money: moneyReward(deps), points: pointsReward(points), group: groupReward(deps) },
    {
      mayPromote,
      marketAllows: ({ country }) => openCountry(licencePolicy, country) !== null,
      deniedFromHarmLevel: rewardSettings.denied_from_harm_level,
    },
  );
  return { points, byStaff: rewards.giver('console', ['points', 'group'], { isOffer: false }) };
}

export type RewardParts = ReturnType<typeof wireRewards>;
