import type { NetResult } from '@liftoff/contract/game/game';
import { Card } from '@liftoff/ui/card';
import { Segmented } from '@liftoff/ui/segmented';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../shared/money/money-text.ts';
import { useNetResult } from '../../shared/money/net-result.ts';
import { usePlayerStats } from '../../shared/player/player-stats.ts';
import { minutesText, useElapsed } from '../../shared/player/session/session-clock.ts';
import { DayBars } from './day-bars.tsx';
import '../../shared/player/figures.css';

/** Placeholder for a figure that is still loading. */
const unknown = '\u00a0';

const periods = ['today', 'week', 'month'] as const;
type Period = (typeof periods)[number];

/** Net result, deposits and playing time for today or for the last 7 or 30 days, from the ledger. */
export function PlayCard({ currency }: { currency: string }) {
  const t = useTranslations('limits.play');
  const [period, setPeriod] = useState<Period>('week');
  const { data: result, isError } = useNetResult(currency, period === 'today' ? null : period);
  const options = periods.map(value => ({ value, label: t(value) }));
  return (
    <Card aria-labelledby="play" aria-busy={period !== 'today' && !result && !isError}>
      <div className="row between flex-wrap gap-3">
        <h2 className="heading-3" id="play">
          {t('title')}
        </h2>
        <Segmented label={t('period')} value={period} options={options} onChange={setPeriod} />
      </div>
      {period === 'today' ? <Today /> : <Past result={result} />}
      {isError && (
        <p className="small text-secondary margin-top-3" role="alert">
          {t('failed')}
        </p>
      )}
    </Card>
  );
}

function Today() {
  const t = useTranslations('limits.play');
  const money = useMoneyText();
  const stats = usePlayerStats();
  const time = useElapsed(stats?.session_started_at ?? null, stats?.clockAheadMs ?? 0, minutesText);
  const amount = (cents: number | string) => (stats ? money.of(cents, stats.currency) : unknown);
  return (
    <dl className="figures figures--two numeric margin-top-4">
      <div>
        <dt>{t('net')}</dt>
        <dd>{stats ? money.net(stats.today.net_cents, stats.currency) : unknown}</dd>
        <dd className="caption text-muted limits__note">
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
  );
}

/** The days of a period as bars, or a sentence if nothing was staked, because a chart without bars looks broken. */
function Days({ result }: { result: NetResult }) {
  const t = useTranslations('limits.play');
  return result.days.length > 0 ? (
    <DayBars result={result} />
  ) : (
    <p className="small text-muted limits__empty">{t('none')}</p>
  );
}

function Past({ result }: { result: NetResult | undefined }) {
  const t = useTranslations('limits.play');
  const money = useMoneyText();
  const amount = (cents: number | string) => (result ? money.of(cents, result.currency) : unknown);
  const spent = (minutes: number) => t('spent', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  return (
    <div className="limits__past">
      <dl className="figures numeric">
        <div>
          <dt>{t('net')}</dt>
          <dd>{result ? money.net(result.net_cents, result.currency) : unknown}</dd>
          <dd className="caption text-muted limits__note">
            {result
              ? t('sums', { returned: amount(result.returned_cents), staked: amount(result.staked_cents) })
              : unknown}
          </dd>
        </div>
        <div>
          <dt>{t('deposited')}</dt>
          <dd>{result ? amount(result.paid_in_cents) : unknown}</dd>
          <dd className="caption text-muted limits__note">
            {result ? t('deposits', { count: result.deposits }) : unknown}
          </dd>
        </div>
        <div>
          <dt>{t('signedIn')}</dt>
          <dd>{result ? spent(result.minutes_signed_in) : unknown}</dd>
        </div>
      </dl>
      {result ? <Days result={result} /> : <div className="limits__bars" />}
    </div>
  );
}
