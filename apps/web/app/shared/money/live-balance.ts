import type { QueryClient } from '@tanstack/react-query';
import type { UserLimit } from '@liftoff/contract/limits/limits';
import type { Account } from '@liftoff/contract/cashbox/wallet';
import { queryKeys } from '../calls/query-keys.ts';
import type { ChannelListener } from '../realtime/connection.ts';
import { balanceOrder, readBalance, withBalance } from './balance-message.ts';

/** The types of limit that count the player's rounds. */
const usedByPlay: ReadonlySet<UserLimit['type']> = new Set(['loss', 'wager']);

/**
 * Reloads data that play changes: the session and daily figures, and the limits if the player has one that counts
 * rounds. A limit reached by a round is therefore announced immediately [C9].
 */
export function askForPlay(queries: QueryClient, playerId: number): void {
  void queries.invalidateQueries({ queryKey: queryKeys.stats() });
  const limits = queries.getQueryData<UserLimit[]>(queryKeys.limits(playerId)) ?? [];
  if (limits.some(({ type }) => usedByPlay.has(type)))
    void queries.invalidateQueries({ queryKey: queryKeys.limits(playerId) });
}

/**
 * Creates a listener for the balance channel. A message updates the cached accounts immediately and in order. If a
 * message is missing, the accounts are reloaded [RT-012] [B7]. All other data that play changes is reloaded too,
 * except in a game: the money moves before the game shows the round, and the outcome must not be revealed early.
 */
export function liveBalance(queries: QueryClient, playerId: number, inGame: boolean): ChannelListener {
  const order = balanceOrder();
  const askFor = (queryKey: ReturnType<typeof queryKeys.player>) => void queries.invalidateQueries({ queryKey });
  return {
    onMessage(data) {
      const message = readBalance(data);
      const place = message && order.take(message);
      if (!message || place === 'old') return;
      const key = queryKeys.accounts(playerId);
      // The accounts are being loaded, and the response might be older than this message, so they are reloaded.
      const isAsked = queries.isFetching({ queryKey: key }) > 0;
      const accounts = queries.setQueryData<Account[]>(key, known => known && withBalance(known, message));
      // The message has no wagering progress, which moves with the same stakes.
      const isWagering = accounts?.some(({ wagering }) => wagering !== null) === true;
      if (place === 'gap' || isAsked || isWagering) askFor(queryKeys.accounts());
      if (isWagering) askFor(queryKeys.bonuses());
      if (!inGame) askForPlay(queries, playerId);
    },
    onGap() {
      order.forget();
      askFor(queryKeys.accounts());
    },
  };
}
