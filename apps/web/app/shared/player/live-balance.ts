import type { QueryClient } from '@tanstack/react-query';
import type { Account } from '@liftoff/contract/wallet';
import { queryKeys } from '../calls/query-keys.ts';
import type { ChannelListener } from '../realtime/connection.ts';
import { balanceOrder, readBalance, withBalance } from './balance-message.ts';

/**
 * What the balance channel does to the accounts that a page keeps of its player: a message is shown at once and in its
 * order, and where one is missing the accounts are asked for again (RT-012) [B7].
 */
export function liveBalance(queries: QueryClient, playerId: number): ChannelListener {
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
      askFor(queryKeys.stats());
    },
    onGap() {
      order.forget();
      askFor(queryKeys.accounts());
    },
  };
}
