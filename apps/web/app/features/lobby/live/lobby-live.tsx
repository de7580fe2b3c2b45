import type { RealtimeEvents } from '@liftoff/contract/core/realtime';
import { minor } from '@liftoff/rules/money/money';
import { formatMoney } from '@liftoff/rules/money/money-format';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useChannel } from '../../../shared/realtime/use-channel.ts';
import { useSite } from '../../../shared/site/site.ts';
import { readWin } from './live-messages.ts';
import { useLiveJackpots } from './use-live-jackpots.ts';
import './lobby-live.css';

/** The lobby's live data while the lobby is open: jackpot amounts, and the latest win on the site [RT-001]. */
export default function LobbyLive({ titleOf }: { titleOf: (slug: string) => string | undefined }) {
  const t = useTranslations('lobby.jackpots');
  const { locale } = useSite();
  const [win, setWin] = useState<RealtimeEvents['wins'] | null>(null);
  useLiveJackpots();
  useChannel('wins', data => setWin(before => readWin(data) ?? before));
  if (win === null) return null;
  const amount = formatMoney(minor(win.win_cents), win.currency, locale);
  const game = titleOf(win.game);
  return (
    <span className="jackpot-band__latest" key={`${win.at} ${win.nickname} ${win.game}`}>
      {game === undefined ? t('win', { name: win.nickname, amount }) : t('winIn', { name: win.nickname, amount, game })}
    </span>
  );
}
