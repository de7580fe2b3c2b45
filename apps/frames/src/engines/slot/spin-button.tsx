import { RefreshCwIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { RoundButton } from '../../bar/round-button.tsx';
import { useFrame } from '../../frame/frame-context.ts';
import type { StakePress } from '../../frame/use-stake-press.ts';

interface SpinButtonProps {
  press: StakePress;
  /** The stake of the next spin in minor units. */
  stake: bigint;
  /** Free rounds of the current round that are still to come; `null` outside of free rounds. */
  roundsLeft: number | null;
  /** Free spins with which the player plays; `null` if the player's money pays. */
  spinsLeft: number | null;
}

/** The round button of a slot. During free rounds and with free spins it shows how many are left. */
export function SpinButton({ press, stake, roundsLeft, spinsLeft }: SpinButtonProps) {
  const t = useTranslations('bar');
  const { money } = useFrame();
  const left = roundsLeft ?? spinsLeft;
  const label = () => {
    if (roundsLeft !== null) return t('freeLeft', { left: roundsLeft });
    return spinsLeft === null ? t('spin', { stake: money.plain(stake) }) : t('freeSpin', { left: spinsLeft });
  };
  return (
    <RoundButton label={label()} press={press}>
      {left === null ? (
        <RefreshCwIcon />
      ) : (
        <span>
          <b>{left}</b>
          <small>{t('left')}</small>
        </span>
      )}
    </RoundButton>
  );
}
