import type { NetResult } from '@liftoff/contract/game/game';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../shared/money/money-text.ts';
import { netBars } from '../../shared/money/net-bars.ts';
import { useSite } from '../../shared/site/site.ts';

/** Maximum number of days at which each bar is labelled. */
const namedDays = 7;

const sizeOf = (net: bigint): bigint => (net < 0n ? -net : net);

/**
 * Each day's net result as a bar, up or down. Both directions have muted colours, because a loss must not look
 * alarming.
 */
export function DayBars({ result }: { result: NetResult }) {
  const t = useTranslations('limits.play');
  const { locale } = useSite();
  const money = useMoneyText();
  const bars = netBars(result);
  const most = bars.reduce((high, { net }) => (sizeOf(net) > high ? sizeOf(net) : high), 1n);
  /** Bar height as a percentage of the chart height. The largest bar is 50, which fills its half of the chart. */
  const height = (net: bigint) => Number((sizeOf(net) * 5_000n) / most) / 100;
  const text = (day: string, shape: Intl.DateTimeFormatOptions) =>
    new Date(day).toLocaleDateString(locale, { ...shape, timeZone: 'UTC' });
  const date = (day: string) => text(day, { day: 'numeric', month: 'short' });
  const label = t('bars', {
    from: date(result.since ?? result.until),
    to: date(result.until),
    net: money.net(result.net_cents, result.currency),
  });
  return (
    <div className="limits__bars" role="img" aria-label={label}>
      {bars.map(({ day, net }) => (
        <div key={day}>
          <span className={net < 0n ? 'limits__bar limits__bar--down' : 'limits__bar'}>
            <i style={{ height: `${height(net)}%` }} />
          </span>
          {bars.length <= namedDays && <small>{text(day, { weekday: 'narrow' })}</small>}
        </div>
      ))}
    </div>
  );
}
