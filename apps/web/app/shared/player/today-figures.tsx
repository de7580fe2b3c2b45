import { useTranslations } from 'use-intl';
import { useMoneyText } from '../money/money-text.ts';
import { usePlayerStats } from './player-stats.ts';
import { minutesText, useElapsed } from './session/session-clock.ts';

/** A non-breaking space that reserves room for a figure until it has loaded. */
const unknown = '\u00a0';

/** Shows the length of this session, and today's net result from the ledger [C18]. */
export function TodayFigures({ netLabel }: { netLabel: 'net' | 'netShort' }) {
  const t = useTranslations('player.today');
  const money = useMoneyText();
  const stats = usePlayerStats();
  const session = useElapsed(stats?.session_started_at ?? null, stats?.clockAheadMs ?? 0, minutesText);
  return (
    <dl className="figures figures--two numeric">
      <div>
        <dt>{t('session')}</dt>
        <dd>{session ?? unknown}</dd>
      </div>
      <div>
        <dt>{t(netLabel)}</dt>
        <dd>{stats ? money.net(stats.today.net_cents, stats.currency) : unknown}</dd>
      </div>
    </dl>
  );
}
