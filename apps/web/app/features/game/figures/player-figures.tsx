import type { WireAmount } from '@liftoff/contract/core/money';
import { minor } from '@liftoff/rules/money/money';
import { formatMoney } from '@liftoff/rules/money/money-format';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useSite } from '../../../shared/site/site.ts';
import { usePlayerStats } from '../../../shared/player/player-stats.ts';
import { useElapsed } from '../../../shared/player/session/session-clock.ts';
import { useGameSession, useRefreshFigures } from './play-figures.ts';
import { StripFigure } from './strip-figure.tsx';

interface PlayerFiguresProps {
  game: string;
  mode: 'real' | 'demo';
  rounds: number;
}

/**
 * Session time, and the results of this game and of today, from the ledger [C18]. Part of the chunk that only players
 * load.
 */
export default function PlayerFigures({ game, mode, rounds }: PlayerFiguresProps) {
  const t = useTranslations('game.strip');
  const { locale } = useSite();
  const stats = usePlayerStats();
  const { data: session } = useGameSession(game);
  const elapsed = useElapsed(stats?.session_started_at ?? null, stats?.clockAheadMs ?? 0);
  const net = (amount: WireAmount, currency: string) =>
    formatMoney(minor(amount), currency, locale, { sign: 'always' });
  useRefreshAfterRounds(game, rounds);
  return (
    <>
      <StripFigure name={t('session')} value={elapsed} />
      {mode === 'real' && <StripFigure name={t('game')} value={session && net(session.net_cents, session.currency)} />}
      <StripFigure name={t('today')} value={stats && net(stats.today.net_cents, stats.currency)} />
      {mode === 'demo' && <p className="small text-secondary play-strip__demo only-desktop">{t('demo')}</p>}
    </>
  );
}

function useRefreshAfterRounds(game: string, rounds: number): void {
  const refresh = useEffectEvent(useRefreshFigures(game));
  useEffect(() => {
    if (rounds > 0) refresh();
  }, [rounds]);
}
