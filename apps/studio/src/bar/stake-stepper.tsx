import { MinusIcon, PlusIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { useFrame } from '../frame/frame-context.ts';

/** − stake +. Ends disable at the first and last stake of the game; the buttons stay focusable. */
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
  const { money } = useFrame();
  const stake = money.bare(stakes[index] ?? 0n);
  const label = money.unit === null ? t('stake') : `${t('stake')}, ${money.unit}`;
  const step = (by: number) => {
    const next = index + by;
    if (!locked && stakes[next] !== undefined) onChange(next);
  };
  return (
    <div className="stake">
      <span className="cap t3" aria-hidden="true">
        {label}
      </span>
      <div className={`step num${stake.length > 6 ? ' is-long' : ''}`} role="group" aria-label={label}>
        <button
          type="button"
          className="icbtn"
          aria-label={t('stakeLower')}
          aria-disabled={locked || index === 0}
          onClick={() => step(-1)}
        >
          <MinusIcon />
        </button>
        <output className="step__value">{stake}</output>
        <button
          type="button"
          className="icbtn"
          aria-label={t('stakeRaise')}
          aria-disabled={locked || index >= stakes.length - 1}
          onClick={() => step(1)}
        >
          <PlusIcon />
        </button>
      </div>
    </div>
  );
}
