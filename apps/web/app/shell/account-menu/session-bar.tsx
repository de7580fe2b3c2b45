import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../shared/money/money-text.ts';
import { usePlayerStats } from '../../shared/player/player-stats.ts';
import { clockText, useTick } from '../../shared/player/session/session-clock.ts';
import { isTimed } from '../../shared/player/session/session-timer.ts';
import { usePlayerSeed } from '../../shared/player/player.ts';
import { usePaths } from '../../shared/site/site.ts';
import { steadyNow } from '../../shared/player/session/steady-clock.ts';
import { useSessionStart } from '../../shared/player/session/use-session-start.ts';

/** The session bar above the header, only for players under the Estonian licence [SHELL-042] [STATE-063]. */
export function SessionBar() {
  const user = usePlayerSeed()?.user;
  return user && isTimed(user) ? <Bar playerId={user.id} /> : null;
}

/**
 * Rendered inside the header but displayed above it, so that the skip link stays first on the page. The server
 * renders the bar's box, so nothing moves when the figures arrive.
 */
function Bar({ playerId }: { playerId: number }) {
  const t = useTranslations('player');
  const paths = usePaths();
  const money = useMoneyText();
  const stats = usePlayerStats();
  const time = useSessionTime(playerId, stats?.clockAheadMs);
  const net = stats && money.net(stats.today.net_cents, stats.currency);
  const b = (text: ReactNode) => <b>{text}</b>;
  return (
    <div className="session-bar numeric" role="group" aria-label={t('bar.label')}>
      <span className="session-bar__time">{t.rich('bar.time', { time: time ?? '\u00a0', b })}</span>
      <span className="session-bar__dot" aria-hidden="true">
        ·
      </span>
      <span>{t.rich('bar.today', { amount: net ?? '\u00a0', b })}</span>
      <a className="link" href={paths.profile('limits')}>
        {t('today.limits')}
      </a>
    </div>
  );
}

/**
 * The time since the browser session started [STATE-064], by the platform's clock [B16]; `null` until it is known.
 */
function useSessionTime(playerId: number, aheadMs: number | undefined): string | null {
  const start = useSessionStart(playerId, aheadMs);
  return useTick(() => (start === null || aheadMs === undefined ? null : clockText(steadyNow() + aheadMs - start)));
}
