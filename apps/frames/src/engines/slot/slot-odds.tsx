import type { GameFacts } from '@liftoff/contract/game/game';
import { useTranslations } from 'use-intl';
import { OneIn } from '../../sheets/one-in.tsx';

const rows = ['any_return_one_in', 'above_stake_one_in', 'feature_one_in', 'max_win_one_in'] as const;

/** The probability of each kind of result, as "1 in N" rounds, from the game's mathematics [C29]. */
export function SlotOdds({ facts }: { facts: GameFacts }) {
  const t = useTranslations('info.odds');
  return (
    <section data-part="odds" className="margin-top-6">
      <h3 className="title sheet__row">{t('title')}</h3>
      <dl className="odds numeric">
        {rows.map(row => {
          const rate = facts[row];
          return rate === null ? null : (
            <div key={row}>
              <dt>{t(row)}</dt>
              <dd>
                <OneIn rate={rate} />
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="caption text-muted odds__note">{t('note')}</p>
    </section>
  );
}
