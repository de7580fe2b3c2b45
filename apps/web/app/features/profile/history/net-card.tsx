import type { HistoryPeriod, NetResult } from '@liftoff/contract/game/game';
import { minor } from '@liftoff/rules/money/money';
import { Button } from '@liftoff/ui/button';
import { Card } from '@liftoff/ui/card';
import { Segmented } from '@liftoff/ui/segmented';
import { SkeletonRows } from '@liftoff/ui/skeleton';
import { ErrorState } from '@liftoff/ui/state-panel';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../../shared/money/money-text.ts';
import { useNetResult } from '../../../shared/money/net-result.ts';
import { useSite } from '../../../shared/site/site.ts';
import { ChartLegend, NetChart } from './net-chart.tsx';

const periods = ['week', 'month', 'year', 'all'] as const satisfies readonly HistoryPeriod[];

interface NetCardProps {
  currency: string;
  period: HistoryPeriod;
  onPeriod: (period: HistoryPeriod) => void;
}

/** The net result for a period, equal to the ledger [C35]. */
export function NetCard({ currency, period, onPeriod }: NetCardProps) {
  const t = useTranslations('history');
  const { data: result, isError, refetch } = useNetResult(currency, period);
  const options = periods.map(value => ({ value, label: t(`periods.${value}`) }));
  return (
    <Card aria-busy={!result && !isError}>
      <div className="row between flex-wrap gap-3">
        <h2 className="heading-3">{t('net.title')}</h2>
        <Segmented label={t('net.period')} value={period} options={options} onChange={onPeriod} />
      </div>
      {result && <NetFigures result={result} period={period} />}
      {!result && !isError && <SkeletonRows rows={4} />}
      {isError && (
        <ErrorState
          title={t('failedTitle')}
          text={t('failedText')}
          action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        />
      )}
    </Card>
  );
}

function NetFigures({ result, period }: { result: NetResult; period: HistoryPeriod }) {
  const t = useTranslations('history.net');
  const { locale } = useSite();
  const money = useMoneyText();
  const { currency } = result;
  const staked = minor(result.staked_cents);
  const share = staked === 0n ? null : Number((minor(result.returned_cents) * 1_000n) / staked) / 1_000;
  const paid = minor(result.deposited_cents) - minor(result.withdrawn_cents);
  const percent = share?.toLocaleString(locale, { style: 'percent', minimumFractionDigits: 1 });
  return (
    <>
      <dl className="figures game-history__figures numeric margin-top-4">
        <div>
          <dt>{t(`of.${period}`)}</dt>
          <dd>{money.net(result.net_cents, currency)}</dd>
        </div>
        <div>
          <dt>{t('staked')}</dt>
          <dd>{money.of(result.staked_cents, currency)}</dd>
        </div>
        <div>
          <dt>{t('returned')}</dt>
          <dd>{money.of(result.returned_cents, currency)}</dd>
        </div>
        <div>
          <dt>{t('share')}</dt>
          <dd>{percent ?? '–'}</dd>
        </div>
      </dl>
      {result.days.length > 0 && (
        <div className="margin-top-4">
          <NetChart result={result} />
          <ChartLegend timeZone={result.time_zone} />
        </div>
      )}
      <p className="small text-secondary numeric margin-top-3">{t('paid', { amount: money.exact(paid, currency) })}</p>
    </>
  );
}
