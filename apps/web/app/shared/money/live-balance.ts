import type { QueryClient } from '@tanstack/react-query';
import type { UserLimit } from '@liftoff/contract/limits/limits';
import type { Account } from '@liftoff/contract/cashbox/wallet';
import { queryKeys } from '../calls/query-keys.ts';
import type { ChannelListener } from '../realtime/connection.ts';
import { balanceOrder, readBalance, withBalance } from './balance-message.ts';

/** What a round uses of. */
const usedByPlay: ReadonlySet<UserLimit['type']> = new Set(['loss', 'wager']);

/**
 * Asks for what play moves: the figures of session and day, and the limits, where the player has one that play uses of,
 * so that one which a round has used up is told of at once [C9].
 */
export function askForPlay(queries: QueryClient, playerId: number): void {
  void queries.invalidateQueries({ queryKey: queryKeys.stats() });
  const limits = queries.getQueryData<UserLimit[]>(queryKeys.limits(playerId)) ?? [];
  if (limits.some(({ type }) => usedByPlay.has(type)))
    void queries.invalidateQueries({ queryKey: queryKeys.limits(playerId) });
}

/**
 * What the balance channel does to the accounts that a page keeps of its player: a message is shown at once and in its
 * order, and where one is missing the accounts are asked for again (RT-012) [B7]. What else play has moved is asked for
 * with it, but not in a game, which shows a round later than its money moves: nothing may tell of it before.
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
      // An answer that was asked for before this message may be older than it: it is asked for again.
      const isAsked = queries.isFetching({ queryKey: key }) > 0;
      queries.setQueryData<Account[]>(key, accounts => accounts && withBalance(accounts, message));
      if (place === 'gap' || isAsked) askFor(queryKeys.accounts());
      if (!inGame) askForPlay(queries, playerId);
    },
    onGap() {
      order.forget();
      askFor(queryKeys.accounts());
    },
  };
}
