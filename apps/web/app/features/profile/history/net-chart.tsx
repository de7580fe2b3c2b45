import type { NetResult } from '@liftoff/contract/game/game';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../../shared/money/money-text.ts';
import { useSite } from '../../../shared/site/site.ts';
import { chartLines, netBars } from '../../../shared/money/net-bars.ts';

const left = 72;
const width = 850;
const top = 16;
const height = 168;
/** Maximum number of day labels below the chart. */
const names = 5;

/**
 * A chart with a bar for each day and a line for the running total. Both directions have muted colours, because a
 * loss must not look alarming.
 */
export function NetChart({ result }: { result: NetResult }) {
  const t = useTranslations('history.chart');
  const { locale } = useSite();
  const money = useMoneyText();
  const bars = netBars(result);
  const last = bars.at(-1);
  if (!last) return null;

  const heights = bars.flatMap(({ net, total }) => [net, total]);
  const high = heights.reduce((most, amount) => (amount > most ? amount : most), 0n);
  const low = heights.reduce((least, amount) => (amount < least ? amount : least), 0n);
  const range = high > low ? high - low : 1n;
  const x = (at: number) => left + ((at + 0.5) * width) / bars.length;
  /** Vertical position for an amount. The division uses bigints, so that only the ratio becomes a float. */
  const y = (amount: bigint) => top + (Number(((high - amount) * 100_000n) / range) / 100_000) * height;
  const wide = Math.min(12, (width / bars.length) * 0.6);
  const dayText = (day: string) =>
    new Date(day).toLocaleDateString(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const every = Math.max(1, Math.ceil(bars.length / names));
  const line = bars.map(({ total }, at) => `${x(at).toFixed(1)} ${y(total).toFixed(1)}`).join(' L');
  const label = t('label', {
    from: dayText(bars[0]?.day ?? last.day),
    to: dayText(result.until),
    net: money.net(result.net_cents, result.currency),
  });

  return (
    <div className="net-chart-scroller" role="region" aria-label={t('title')} tabIndex={0}>
      <svg className="net-chart" viewBox="0 0 940 224" role="img" aria-label={label}>
        {chartLines(low, high).map(amount => (
          <g key={String(amount)}>
            <path
              className={amount === 0n ? 'net-chart__zero' : 'net-chart__line'}
              d={`M${left - 4} ${y(amount).toFixed(1)} H930`}
            />
            <text x={left - 12} y={y(amount) + 4} textAnchor="end">
              {money.whole(amount, result.currency)}
            </text>
          </g>
        ))}
        {bars.map(({ day, net }, at) => (
          <rect
            key={day}
            className={net >= 0n ? 'net-chart__gain' : 'net-chart__loss'}
            x={x(at) - wide / 2}
            y={y(net > 0n ? net : 0n)}
            width={wide}
            height={Math.max(1, Math.abs(y(net) - y(0n)))}
            rx={3}
          />
        ))}
        <path className="net-chart__total" d={`M${line}`} />
        <path className="net-chart__end" d={`m${x(bars.length - 1)} ${y(last.total) - 7} 7 7-7 7-7-7Z`} />
        {bars.map(({ day }, at) =>
          at % every === 0 ? (
            <text key={day} x={x(at)} y={216} textAnchor="middle">
              {dayText(day)}
            </text>
          ) : null,
        )}
      </svg>
    </div>
  );
}

/** Explains the chart's colours. */
export function ChartLegend() {
  const t = useTranslations('history.chart');
  return (
    <div className="row gap-4 flex-wrap caption text-muted margin-top-2">
      <span className="row gap-2">
        <i className="net-chart__key net-chart__key--total" />
        {t('total')}
      </span>
      <span className="row gap-2">
        <i className="net-chart__key net-chart__key--gain" />
        {t('up')}
      </span>
      <span className="row gap-2">
        <i className="net-chart__key net-chart__key--loss" />
        {t('down')}
      </span>
      <span>{t('utc')}</span>
    </div>
  );
}
