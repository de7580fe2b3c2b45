import { Card } from '@liftoff/ui/card';
import { useTranslations } from 'use-intl';

/** The numbers that each kind of bet covers. */
const bets = [
  ['straight', 1],
  ['split', 2],
  ['street', 3],
  ['corner', 4],
  ['line', 6],
  ['dozen', 12],
  ['even', 18],
] as const;

/** Each bet of a roulette table and its payout. */
export function RoulettePaysCard() {
  const t = useTranslations('game.pays');
  return (
    <Card>
      <h2 className="heading-3">{t('title')}</h2>
      <dl className="game-pays small numeric margin-top-3">
        {bets.map(([bet, covered]) => (
          <div key={bet} className="row between gap-3">
            <dt className="text-secondary">{t(bet)}</dt>
            <dd>
              <b>{t('to1', { pays: 36 / covered - 1 })}</b>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
