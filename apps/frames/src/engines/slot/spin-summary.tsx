import { amountToWager } from '@liftoff/rules/bonus/amount-to-wager';
import { minor } from '@liftoff/rules/money/money';
import { useTranslations } from 'use-intl';
import { MomentCard } from '../../bar/moments.tsx';
import { useFrame } from '../../frame/frame-context.ts';
import type { FreeSpins } from './use-free-spins.ts';

/** What a finished set of free spins has won, and what becomes of it [PX-58]. */
export function SpinSummary({ summary, onClose }: { summary: FreeSpins['summary']; onClose: () => void }) {
  const t = useTranslations('spins.done');
  const { money } = useFrame();
  if (summary === null) return null;
  const { set, won } = summary;
  const most = set.max_win_cents === null ? null : minor(set.max_win_cents);
  const kept = most !== null && won > most ? most : won;
  const amount = money.plain(kept);
  return (
    <MomentCard title={t('title', { count: set.count })} onClose={onClose}>
      {won === 0n ? (
        <p className="small text-secondary">{t('none')}</p>
      ) : (
        <>
          <dl className="moment__wins">
            <div>
              <dt>{t('won')}</dt>
              <dd>{money.plain(won)}</dd>
            </div>
          </dl>
          {kept < won ? <p className="small text-secondary">{t('cap', { amount })}</p> : null}
          <p className="small text-secondary">
            {set.wins_as === 'cash' ? t('cash', { amount }) : null}
            {set.wins_as === 'bonus' && set.wager === 0 ? t('bonusFree', { amount }) : null}
            {set.wins_as === 'bonus' && set.wager > 0
              ? t('bonus', {
                  amount,
                  wager: set.wager,
                  total: money.plain(amountToWager({ wager: set.wager, wager_on: 'bonus' }, kept, 0n)),
                  days: set.wager_days ?? 0,
                })
              : null}
          </p>
        </>
      )}
    </MomentCard>
  );
}
