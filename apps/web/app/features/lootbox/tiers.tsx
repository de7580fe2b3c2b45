import type { BoxTier } from '@liftoff/contract/lootbox-tiers';
import { Pips } from '@liftoff/ui/pips';
import { useTranslations } from 'use-intl';

const pictures = { rocket_lite: 'lite', rocket_pro: 'pro', rocket_max: 'max' } as const;
const pips = { rocket_lite: 1, rocket_pro: 2, rocket_max: 3 } as const;

/** The rocket of a tier. Decorative, because the tier's name is next to it. */
export function TierRocket({ tier, grey = false }: { tier: BoxTier; grey?: boolean }) {
  return (
    <img
      className={grey ? 'tier-rocket tier-rocket--grey' : 'tier-rocket'}
      src={`/pictures/rocket/${pictures[tier]}.svg`}
      width={300}
      height={340}
      alt=""
    />
  );
}

export const TierPips = ({ tier }: { tier: BoxTier }) => <Pips count={pips[tier]} />;

/** A tier's full name with its diamonds. */
export function TierName({ tier }: { tier: BoxTier }) {
  const t = useTranslations('lootbox.tier');
  return (
    <span className="row gap-2 flex-wrap">
      {t(tier)}
      <TierPips tier={tier} />
    </span>
  );
}
