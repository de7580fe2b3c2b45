import { Card } from '@liftoff/ui/card';
import { betKinds, payoutOf } from '@liftoff/rules/game/engines/roulette/bet-kinds';
import { useTranslations } from 'use-intl';

/** Each bet of a roulette table and its payout. */
export function RoulettePaysCard() {
  const t = useTranslations('game.pays');
  return (
    <Card>
      <h2 className="heading-3">{t('title')}</h2>
      <dl className="game-pays small numeric margin-top-3">
        {betKinds.map(([bet, covered]) => (
          <div key={bet} className="row between gap-3">
            <dt className="text-secondary">{t(bet)}</dt>
            <dd>
              <b>{t('to1', { pays: payoutOf(covered) })}</b>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
