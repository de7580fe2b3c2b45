import type { NetResult } from '@liftoff/contract/game/game';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../shared/money/money-text.ts';
import { netBars } from '../../shared/money/net-bars.ts';
import { useSite } from '../../shared/site/site.ts';

/** Up to so many days their names stand under the bars. */
const namedDays = 7;

const sizeOf = (net: bigint): bigint => (net < 0n ? -net : net);

/** The result of each day as a bar, up or down. A loss is no alarm: both have quiet colours. */
export function DayBars({ result }: { result: NetResult }) {
  const t = useTranslations('limits.play');
  const { locale } = useSite();
  const money = useMoneyText();
  const bars = netBars(result);
  const most = bars.reduce((high, { net }) => (sizeOf(net) > high ? sizeOf(net) : high), 1n);
  /** In percent of the half it goes up or down in. */
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
    <div className="lim__bars" role="img" aria-label={label}>
      {bars.map(({ day, net }) => (
        <div key={day}>
          <span className={net < 0n ? 'lim__bar lim__bar--down' : 'lim__bar'}>
            <i style={{ height: `${height(net)}%` }} />
          </span>
          {bars.length <= namedDays && <small>{text(day, { weekday: 'narrow' })}</small>}
        </div>
      ))}
    </div>
  );
}
