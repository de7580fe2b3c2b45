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
  const stake = money.plain(stakes[index] ?? 0n);
  const step = (by: number) => {
    const next = index + by;
    if (!locked && stakes[next] !== undefined) onChange(next);
  };
  return (
    <div className="stake">
      <span className="cap t3" aria-hidden="true">
        {t('stake')}
      </span>
      <div className="step num" role="group" aria-label={t('stake')}>
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
