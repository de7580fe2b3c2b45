import { minor } from '@liftoff/rules/money/money';
import { useTranslations } from 'use-intl';
import { useFrame } from '../../frame/frame-context.ts';
import type { CrashRound } from './crash-model.ts';
import type { CrashPhase } from './use-flight.ts';

/**
 * The result of the last flight. A return above the stake has Starlight colour; every other result is a plain fact
 * [C22].
 */
export function CrashResult({ phase, round }: { phase: CrashPhase; round: CrashRound | null }) {
  const t = useTranslations('crash');
  const { money } = useFrame();
  if (round === null || (phase !== 'collected' && phase !== 'ended')) {
    return <span className="multiplier__worth">{phase === 'starting' ? t('starting') : t('ready')}</span>;
  }
  const stake = minor(round.stake_cents);
  const win = minor(round.win_cents);
  return (
    <span className="multiplier__worth numeric" role="status">
      {round.state === 'rolled_back' ? (
        t('takenBack', { stake: money.plain(stake) })
      ) : phase === 'ended' ? (
        t('ended', { stake: money.plain(stake) })
      ) : (
        <>
          {t('collected')} <b className={win > stake ? 'winning-amount' : ''}>{money.plain(win)}</b>
        </>
      )}
    </span>
  );
}
