import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useMoneyText } from '../../../shared/money/money-text.ts';
import { usePlayerStats } from '../../../shared/player/player-stats.ts';
import type { PlayerSeed } from '../../../shared/player/player.ts';
import { clockText, useElapsed } from '../../../shared/player/session/session-clock.ts';
import { isTimed } from '../../../shared/player/session/session-timer.ts';
import { usePaths } from '../../../shared/site/site.ts';
import './player-deck.css';

const b = (text: ReactNode) => <b>{text}</b>;

/**
 * Session time, today's net result and the link to the limits, in one line above a phone's lobby, where the player's
 * card is hidden. Players with a session timer have the session bar instead.
 */
export default function TodayStrip({ player }: { player: PlayerSeed }) {
  return isTimed(player.user) ? null : <Strip />;
}

function Strip() {
  const t = useTranslations('player');
  const paths = usePaths();
  const money = useMoneyText();
  const stats = usePlayerStats();
  const session = useElapsed(stats?.session_started_at ?? null, stats?.clockAheadMs ?? 0, clockText);
  const net = stats && money.net(stats.today.net_cents, stats.currency);
  return (
    <div className="today-strip numeric" role="group" aria-label={t('today.title')}>
      <span>{t.rich('bar.time', { time: session ?? '\u00a0', b })}</span>
      <span className="today-strip__dot" aria-hidden="true">
        ·
      </span>
      <span>{t.rich('bar.today', { amount: net ?? '\u00a0', b })}</span>
      <a className="link" href={paths.profile('limits')}>
        {t('today.limits')}
      </a>
    </div>
  );
}
