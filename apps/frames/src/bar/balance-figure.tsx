import type { CountsIn, WageringHere } from '@liftoff/contract/game/game-entities';
import { minor } from '@liftoff/rules/money/money';
import { useTranslations } from 'use-intl';
import { useFrame } from '../frame/frame-context.ts';
import { partsOf, type Purse } from '../frame/purse.ts';
import type { Play } from '../frame/use-play.ts';

interface BalanceFigureProps {
  play: Pick<Play, 'purse' | 'wagering'>;
  stake: bigint;
  className: string;
}

/**
 * The player's money in the bar. Play money has no currency, so the label says that it is one. Bonus money is shown
 * separately, with what pays the next stake, and only if there is some [PX-39].
 */
export function BalanceFigure({ play: { purse, wagering }, stake, className }: BalanceFigureProps) {
  const t = useTranslations('bar');
  const { money, start } = useFrame();
  return (
    <dl className={`figure numeric ${className}`}>
      <dt>{t(start.mode === 'demo' ? 'balanceDemo' : 'balance')}</dt>
      <dd>
        {money.plain(purse.real)}
        {purse.bonus > 0n && <span className="figure__bonus">{t('bonus', { bonus: money.plain(purse.bonus) })}</span>}
      </dd>
      {purse.bonus > 0n && (
        <dd className="figure__source">
          <StakeSource purse={purse} stake={stake} />
          {wagering && <WageringWords wagering={wagering} stake={stake} />}
        </dd>
      )}
      <TournamentLine purse={purse} stake={stake} />
    </dl>
  );
}

/**
 * Says whether the next stake counts in the player's tournament, before it is bet [PX-62]. Only own money counts. Names
 * the first tournament in which the stake counts, or the first tournament if it counts in none.
 */
function TournamentLine({ purse, stake }: { purse: Purse; stake: bigint }) {
  const t = useTranslations('bar.tournament');
  const { money, start } = useFrame();
  const own = partsOf(purse, stake)?.real;
  // A stake that the money does not cover is not taken, so it counts nowhere.
  if (own === undefined) return null;
  const leastOf = ({ min_stake_cents: cents }: CountsIn) => (cents === null ? null : minor(cents));
  const counting = start.counts_in.find(one => {
    const least = leastOf(one);
    return own > 0n && least !== null && own >= least;
  });
  if (counting) return <dd className="figure__source">{t('counts', { title: counting.title })}</dd>;
  const [first] = start.counts_in;
  if (first === undefined) return null;
  const least = leastOf(first);
  return (
    <dd className="figure__source">
      {least === null || least === 0n
        ? t('not', { title: first.title })
        : t('below', { title: first.title, least: money.plain(least) })}
    </dd>
  );
}

/**
 * Says that the next stake counts only in part for the bonus, or not at all, before it is bet [PX-33]. Empty if it
 * counts in full.
 */
export function WageringWords({ wagering, stake }: { wagering: WageringHere; stake: bigint }) {
  const t = useTranslations('bar.wagering');
  const { money } = useFrame();
  const { percent } = wagering;
  const max = wagering.max_stake_cents === null ? null : minor(wagering.max_stake_cents);
  const words =
    percent === 0
      ? t('none')
      : max !== null && stake > max
        ? t('above', { max: money.plain(max) })
        : percent < 100
          ? t('part', { percent })
          : null;
  return words === null ? null : <span className="figure__wagering">{words}</span>;
}

/** Says what pays the next stake. A stake that real and bonus money do not cover has no source. */
export function StakeSource({ purse, stake }: { purse: Purse; stake: bigint }) {
  const t = useTranslations('bar.source');
  const { money } = useFrame();
  const parts = partsOf(purse, stake);
  if (parts === null) return t('none');
  if (parts.bonus === 0n) return t('real');
  if (parts.real === 0n) return t('bonus');
  return t('both', { real: money.plain(parts.real), bonus: money.plain(parts.bonus) });
}
