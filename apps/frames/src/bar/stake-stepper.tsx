import { IconButton } from '@liftoff/ui/icon-button';
import { MinusIcon, PlusIcon } from '@liftoff/ui/icons';
import { StepperFrame, StepperValue } from '@liftoff/ui/stepper-frame';
import { useTranslations } from 'use-intl';
import { useFrame } from '../frame/frame-context.ts';

/**
 * Stake control with a minus and a plus button. A button is disabled at the game's lowest or highest stake but stays
 * focusable.
 */
export function StakeStepper({
  stakes,
  index,
  locked,
  onChange,
}: {
  stakes: readonly bigint[];
  index: number;
  locked: boolean;
  onChange: (index: number) => void;
}) {
  const t = useTranslations('bar');
  const { money, start } = useFrame();
  const stake = money.bare(stakes[index] ?? 0n);
  const name = t(start.mode === 'demo' ? 'stakeDemo' : 'stake');
  const label = money.unit === null ? name : `${name}, ${money.unit}`;
  const step = (by: number) => {
    const next = index + by;
    if (!locked && stakes[next] !== undefined) onChange(next);
  };
  return (
    <div className="stake">
      <span className="caption text-muted" aria-hidden="true">
        {label}
      </span>
      <StepperFrame className={stake.length > 6 ? 'is-long' : undefined} aria-label={label}>
        <IconButton
          icon={MinusIcon}
          label={t('stakeLower')}
          aria-disabled={locked || index === 0}
          onClick={() => step(-1)}
        />
        <StepperValue>{stake}</StepperValue>
        <IconButton
          icon={PlusIcon}
          label={t('stakeRaise')}
          aria-disabled={locked || index >= stakes.length - 1}
          onClick={() => step(1)}
        />
      </StepperFrame>
    </div>
  );
}
