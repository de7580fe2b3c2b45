import type { NetResult } from '@liftoff/contract/game/game';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../../shared/money/money-text.ts';
import { useSite } from '../../../shared/site/site.ts';
import { chartLines, netBars } from '../../../shared/money/net-bars.ts';

const left = 64;
const right = 8;
const top = 16;
const height = 168;
/** Smallest width of a day label and the space around it. */
const nameWidth = 84;

/** Width of an element in pixels, measured again whenever it changes; 0 before the first measurement. */
function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const resize = new ResizeObserver(measure);
    resize.observe(element);
    return () => resize.disconnect();
  }, []);
  return { box, width };
}

/** The net result by day. It is drawn as wide as its box, so its labels have the same size on every screen. */
export function NetChart({ result }: { result: NetResult }) {
  const { box, width } = useWidth();
  return (
    <div ref={box} className="net-chart__box">
      {width > 0 && <Chart result={result} width={width} />}
    </div>
  );
}

/**
 * A chart with a bar for each day and a line for the running total. Both directions have muted colours, because a
 * loss must not look alarming.
 */
function Chart({ result, width }: { result: NetResult; width: number }) {
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
  const step = (width - left - right) / bars.length;
  const x = (at: number) => left + (at + 0.5) * step;
  /** Vertical position for an amount. The division uses bigints, so that only the ratio becomes a float. */
  const y = (amount: bigint) => top + (Number(((high - amount) * 100_000n) / range) / 100_000) * height;
  const wide = Math.min(12, step * 0.6);
  const dayText = (day: string) =>
    new Date(day).toLocaleDateString(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const every = Math.max(1, Math.ceil(nameWidth / step));
  const line = bars.map(({ total }, at) => `${x(at).toFixed(1)} ${y(total).toFixed(1)}`).join(' L');
  const label = t('label', {
    from: dayText(bars[0]?.day ?? last.day),
    to: dayText(result.until),
    net: money.net(result.net_cents, result.currency),
  });

  return (
    <svg className="net-chart" width={width} height={224} role="img" aria-label={label}>
      {chartLines(low, high).map(amount => (
        <g key={String(amount)}>
          <path
            className={amount === 0n ? 'net-chart__zero' : 'net-chart__line'}
            d={`M${left - 4} ${y(amount).toFixed(1)} H${width - right}`}
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
          rx={Math.min(3, wide / 2)}
        />
      ))}
      <path className="net-chart__total" d={`M${line}`} />
      <path className="net-chart__end" d={`m${x(bars.length - 1)} ${y(last.total) - 7} 7 7-7 7-7-7Z`} />
      {bars.map(({ day }, at) => {
        const after = bars.length - 1 - at;
        return after % every === 0 && x(at) > left + nameWidth / 4 ? (
          <text
            key={day}
            x={after === 0 ? width - right : x(at)}
            y={216}
            textAnchor={after === 0 && bars.length > 1 ? 'end' : 'middle'}
          >
            {dayText(day)}
          </text>
        ) : null;
      })}
    </svg>
  );
}

/** Explains the chart's colours, and names the time zone of its days. */
export function ChartLegend({ timeZone }: { timeZone: string }) {
  const t = useTranslations('history.chart');
  const { locale } = useSite();
  const zone = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value;
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
      <span>{t('zone', { zone: zone ?? timeZone })}</span>
    </div>
  );
}
