import type { RealtimeEvents } from '@liftoff/contract/core/realtime';
import type { JackpotWin } from '@liftoff/contract/jackpot';
import { listedWins } from '@liftoff/rules/jackpot/win-order';
import { useState } from 'react';
import { useChannel } from '../../../shared/realtime/use-channel.ts';
import { readWin } from '../live/live-messages.ts';

const keyOf = ({ created_at, user_name, jackpot, level }: JackpotWin) =>
  [created_at, user_name, jackpot, level].join(' ');

/**
 * The wins that were loaded with the page and those announced since then [PRT-001]. With `jackpot`, only the new wins
 * of that jackpot are added.
 */
export function useJackpotWins(loaded: readonly JackpotWin[], jackpot?: string): readonly JackpotWin[] {
  const [heard, setHeard] = useState<readonly JackpotWin[]>([]);
  useChannel('wins', data => {
    const win = toJackpotWin(readWin(data));
    if (win && (jackpot === undefined || win.jackpot === jackpot))
      setHeard(before => [win, ...before].slice(0, listedWins));
  });
  // A message can arrive twice, and a reload of the page's data contains the same win.
  return [...new Map([...heard, ...loaded].map(win => [keyOf(win), win])).values()];
}

/** `null` for the win of a game. The message does not contain the game's title. */
function toJackpotWin(win: RealtimeEvents['wins'] | null): JackpotWin | null {
  if (!win?.jackpot) return null;
  const { identifier, level, level_name, original_amount_cents, original_currency } = win.jackpot;
  return {
    user_name: win.nickname,
    amount_cents: win.win_cents,
    currency: win.currency,
    jackpot_original_amount_cents: original_amount_cents,
    jackpot_original_currency: original_currency,
    jackpot_level_name: level_name,
    created_at: win.at,
    jackpot: identifier,
    level,
    game: { slug: win.game, title: '' },
  };
}
