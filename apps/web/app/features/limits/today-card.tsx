import { Card } from '@liftoff/ui/card';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../shared/player/money-text.ts';
import { usePlayerStats } from '../../shared/player/player-stats.ts';
import { minutesText, useElapsed } from '../../shared/player/session-clock.ts';
import '../../shared/player/figures.css';

/** Holds the place of a figure that is not known yet. */
const unknown = '\u00a0';

/** What today has brought, from the ledger, and how long this visit lasts. */
export function TodayCard() {
  const t = useTranslations('limits.play');
  const money = useMoneyText();
  const stats = usePlayerStats();
  const time = useElapsed(stats?.session_started_at ?? null, stats?.clockAheadMs ?? 0, minutesText);
  const amount = (cents: number | string) => (stats ? money.of(cents, stats.currency) : unknown);
  return (
    <Card>
      <h2 className="h3">{t('title')}</h2>
      <dl className="figs figs--2 num mt4">
        <div>
          <dt>{t('net')}</dt>
          <dd>{stats ? money.net(stats.today.net_cents, stats.currency) : unknown}</dd>
          <dd className="cap t3 lim__sub">
            {stats
              ? t('sums', { returned: amount(stats.today.returned_cents), staked: amount(stats.today.staked_cents) })
              : unknown}
          </dd>
        </div>
        <div>
          <dt>{t('time')}</dt>
          <dd>{time ?? unknown}</dd>
        </div>
      </dl>
    </Card>
  );
}
